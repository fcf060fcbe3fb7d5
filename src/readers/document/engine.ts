import type { Engine } from '../../run/engine.ts';
import type { Field, Report } from '../report.ts';
import { readKnownLabels } from './known-labels.ts';
import { optionalText, requiredField } from './label-values.ts';
import type { Section } from './sections.ts';

/** The engine, and the fields that the summary repeats: Engine, Version and Quantization, in this order. */
export interface EngineReading {
  readonly engine: Engine;
  readonly summaryFields: readonly Field[];
}

const LABELS = ['Engine', 'Version', 'Quantization', 'Backend', 'Repository', 'Build'] as const;

/** Reads the section Engine; null where it does not say what the summary repeats, which is reported. */
export function readEngine(section: Section, report: Report): EngineReading | null {
  const { values, additional } = readKnownLabels(section, LABELS, report);
  const name = requiredField('Engine', values.get('Engine'), report);
  const version = requiredField('Version', values.get('Version'), report);
  const quantization = requiredField('Quantization', values.get('Quantization'), report);
  if (name === null || version === null || quantization === null) return null;
  return {
    engine: {
      name: name.text,
      version: version.text,
      quantization: quantization.text,
      backend: optionalText(values.get('Backend')),
      repository: optionalText(values.get('Repository')),
      build: optionalText(values.get('Build')),
      additional: [...additional],
    },
    summaryFields: [name, version, quantization],
  };
}
