import { RunHeaderSchema, type Run, type RunHeader } from '../../run/run.ts';
import { checkCapacity } from '../measurements/capacity.ts';
import { soundMeasurement, type Measurements } from '../measurements/measurements.ts';
import { checkWindows } from '../measurements/window.ts';
import { nearestName } from '../nearest.ts';
import { recognizeFormat } from '../other-formats.ts';
import { quote } from '../quote.ts';
import type { Report } from '../report.ts';
import { checkDecodeMatrix } from './decode-matrix.ts';
import { readEngine } from './engine.ts';
import { readHardware } from './hardware.ts';
import { readHead, readTitle } from './head.ts';
import { readLaunchCommand } from './launch-command.ts';
import { readMeasurements } from './measurements-table.ts';
import { checkNotes, NOTES } from './notes.ts';
import { checkPrefillList } from './prefill-list.ts';
import { readProtocol } from './protocol.ts';
import { readPublication } from './publication.ts';
import { readSections, type Section, type SectionName } from './sections.ts';
import { checkSummary } from './summary.ts';
import { readTable, type Table } from './table.ts';

/** What a document does not say of itself: the run's id, the name of its file, and the checksum of its bytes. */
export interface DocumentOrigin {
  readonly id: string;
  readonly file: string;
  readonly sha256: string;
}

type Sections = ReadonlyMap<SectionName, Section>;

const FIRST_LINE = 'Speed test matrix';
const FIRST_LINE_HINT = `A result document begins with the line "${FIRST_LINE}".`;

/**
 * Reads a "Speed test matrix" document, in either of its dialects and in mixtures of them; null where it has problems,
 * which are all in the report. All measurements is the truth: everything that repeats it is compared with it.
 */
export function readDocument(report: Report, origin: DocumentOrigin): Run | null {
  if (!isDocument(report)) return null;
  const { head, sections } = readSections(report);
  const { titleLine, summaryLine, byline } = readHead(head, report);
  const hardware = within(sections, 'Hardware', (section) => readHardware(section, report));
  const engine = within(sections, 'Engine', (section) => readEngine(section, report));
  const protocol = within(sections, 'Run', (section) => readProtocol(section, report));
  const launchCommand = within(sections, 'Launch command', (section) => readLaunchCommand(section, report));
  const title = titleLine !== null && hardware !== null ? readTitle(titleLine, hardware, report) : null;
  const publication = within(sections, 'Hardware', () => readPublication(byline, report));
  const measurements = readFigures(sections, report);
  if (measurements === null || protocol === null || engine === null) return null;

  checkCapacity(measurements.decode, protocol.protocol.maxOutputTokens, report);
  const asked = {
    seconds: protocol.protocol.secondsPerMeasurement,
    said: (seconds: number) => `Run gives ${seconds} s as Time per measurement`,
  };
  checkWindows(measurements.decode, asked, report);
  const summarySource = { engineFields: engine.summaryFields, measurements };
  if (summaryLine !== null) checkSummary(summaryLine, summarySource, report);
  if (title === null || hardware === null || report.problems.length > 0) return null;
  // The measurements are sound by their columns; checking each again would take as long as reading them.
  const { source, ...header } = RunHeaderSchema.parse({
    schemaVersion: 1,
    id: origin.id,
    title: title.title,
    model: { name: title.modelName, ...protocol.servedModel },
    hardware: hardware.hardware,
    engine: engine.engine,
    protocol: protocol.protocol,
    launchCommand,
    publication,
    source: { file: origin.file, format: 'speed-test-document', sha256: origin.sha256 },
  } satisfies Record<Exclude<keyof RunHeader, 'moreSources'>, unknown>);
  const prefill = measurements.prefill.map(soundMeasurement);
  const decode = measurements.decode.map(soundMeasurement);
  return { ...header, prefill, decode, source };
}

function isDocument(report: Report): boolean {
  const start = report.text.length - report.text.trimStart().length;
  const [text = ''] = report.text.slice(start).split('\n', 1);
  const line = text.replace(/^#{1,6}\s/, '').trim();
  if (line === FIRST_LINE) return true;
  const message = `The file begins with ${quote(text.trim())}.`;
  const isSlip = nearestName(line, [FIRST_LINE]) !== null;
  report.at({ start }, message, isSlip ? FIRST_LINE_HINT : hintOfAnotherFormat(report.text));
  return isSlip;
}

function hintOfAnotherFormat(text: string): string {
  const other = recognizeFormat(text);
  if (other !== null) return `It looks like ${other.name}, which is not read yet.`;
  return `${FIRST_LINE_HINT} The JSON of llm-inference-bench is read from a file whose name ends in ".json", a table from ".csv" or ".tsv".`;
}

function within<Value>(
  sections: Sections,
  name: SectionName,
  read: (section: Section) => Value | null,
): Value | null {
  const section = sections.get(name);
  return section === undefined ? null : read(section);
}

/** Reads All measurements and compares the prefill list, the decode matrix and the notes with it. */
function readFigures(sections: Sections, report: Report): Measurements | null {
  const table = (name: SectionName, intro: string): Table | null =>
    within(sections, name, (section) => readTable(section, intro, report));
  const matrix = table('Sustained decode', NOTES.decodeIntro);
  const all = table('All measurements', NOTES.measurementsIntro);
  if (all === null) return null;
  const measurements = readMeasurements(all, report);
  const prefillList = sections.get('Prefill');
  if (prefillList !== undefined) checkPrefillList(prefillList, measurements, report);

  const { decode, isWhole } = measurements;
  const isSparing = isWhole && decode.every(({ row }) => row.status.status !== 'over-capacity');
  if (matrix !== null) {
    checkDecodeMatrix(matrix, measurements, report);
    checkNotes({ name: 'Sustained decode', rest: matrix.rest, notes: NOTES.afterDecode, isSparing }, report);
  }
  checkNotes({ name: 'All measurements', rest: all.rest, notes: NOTES.afterMeasurements, isSparing }, report);
  return measurements;
}
