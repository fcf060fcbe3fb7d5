import { Problem } from '../problem.ts';
import { quote } from '../quote.ts';
import type { RunYamlReading } from '../run-yaml.ts';

/** What must be known of a run, by the keys of run.yaml. */
export type RequiredPath = 'model.name' | 'hardware.gpu' | 'hardware.gpuCount' | 'engine.name' | 'tool';

type Scalar = string | number;

/** Brings together what a result file and run.yaml say of one thing, and keeps what is wrong and what is missing. */
export class Agreement {
  readonly problems: Problem[] = [];
  /** What nobody says although it must be known. */
  readonly missing: RequiredPath[] = [];
  readonly #placeOf: RunYamlReading['placeOf'];
  readonly #said: string;

  /** `said` is who speaks for the result files, such as "a.json says". */
  constructor(placeOf: RunYamlReading['placeOf'], said: string) {
    this.#placeOf = placeOf;
    this.#said = said;
  }

  /** What is said of a key of run.yaml, or null. Two values that differ are a problem that quotes both. */
  on<Value extends Scalar>(
    path: string,
    ofFile: Value | null | undefined,
    ofYaml: Value | undefined,
  ): Value | null {
    const known = ofFile ?? null;
    if (ofYaml === undefined) return known;
    if (known !== null && known !== ofYaml) this.contradiction(path, { said: known, written: ofYaml });
    return known ?? ofYaml;
  }

  /** Like `on`, of what must be known: where it is not, that is remembered as missing. */
  required<Value extends Scalar>(
    path: RequiredPath,
    ofFile: Value | null,
    ofYaml: Value | undefined,
  ): Value | null {
    const value = this.on(path, ofFile, ofYaml);
    if (value === null) this.missing.push(path);
    return value;
  }

  contradiction(path: string, { said, written }: { said: Scalar; written: Scalar }): void {
    this.problem(
      path,
      `${path} is ${shown(written)}, but ${this.#said} ${shown(said)}.`,
      'run.yaml adds to what a result file says and changes none of it: correct the line, or leave it out.',
    );
  }

  /** What is wrong with the value of a key. */
  problem(path: string, message: string, hint: string): void {
    this.problems.push(new Problem(message, hint, this.#placeOf(path)));
  }
}

function shown(value: Scalar): string {
  return typeof value === 'string' ? quote(value) : String(value);
}
