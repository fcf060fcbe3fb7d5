import { expect, test } from 'vitest';
import { machineText, publicationText, runDescription, setUpText } from '../../src/share/run-description.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { syntheticRun } from '../figures/synthetic-run.ts';

test('a machine is named as the titles of documents name it', () => {
  expect(machineText(kimi)).toBe('H200 SXM 141GB ×8');
  expect(machineText({ hardware: { ...kimi.hardware, vramPerGpuGb: null, gpuCount: 1 } })).toBe(
    'H200 SXM ×1',
  );
});

test('a set-up leaves out what is unknown', () => {
  expect(setUpText(kimi)).toBe('vllm 0.29.0\u00a0· INT4\u00a0· llm-inference-bench 0.6.2');
  expect(
    setUpText({
      engine: { ...kimi.engine, version: null, quantization: null },
      protocol: { ...kimi.protocol, toolVersion: null },
    }),
  ).toBe('vllm\u00a0· llm-inference-bench');
});

test.each([
  [inkling.publication, 'measured Sep 17, 2026 by keennay'],
  [kimi.publication, 'date not given'],
  [{ author: 'keennay', via: null, measuredAt: null }, 'date not given by keennay'],
  [{ author: null, via: null, measuredAt: '2026-09-17T20:47:00Z' }, 'measured Sep 17, 2026'],
])('the publication %j is told as "%s"', (publication, text) => {
  expect(publicationText({ publication })).toBe(text);
});

test('a description gives the headline figures and the cautions', () => {
  expect(runDescription(kimi)).toBe(
    'Kimi-K2.6 on H200 SXM 141GB ×8, vllm 0.29.0\u00a0· INT4\u00a0· llm-inference-bench 0.6.2; one request at 8K decodes 26.2 tok/s; peak 398.9 tok/s at 16K × 16 requests; prefill up to 18.7K tok/s at 16K. Cautions: Cliff at 128K; Served under another name; Speculative decoding is on; Eager mode; Prefill without decode at 256K.',
  );
});

test('a description of a run without figures ends after the set-up', () => {
  expect(runDescription(syntheticRun({}))).toBe(
    'Kimi-K2.6 on H200 SXM 141GB ×8, vllm 0.29.0\u00a0· INT4\u00a0· llm-inference-bench 0.6.2.',
  );
});
