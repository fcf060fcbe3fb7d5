import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RunSchema } from '../../src/run/run.ts';
import { formatProblems } from '../../src/readers/problem.ts';
import { bytesOf, problemsOf, published, readBytes, runOf } from './published.ts';

const { kimi } = published;

describe('published documents', () => {
  test.each([
    { id: 'kimi-k2.6-h200x8', prefill: 7, decode: 48, valid: 20 },
    { id: 'inkling-small-h200x8', prefill: 9, decode: 64, valid: 36 },
  ])('$id is its golden run, in all rows', ({ id, prefill, decode, valid }) => {
    const golden = RunSchema.parse(
      JSON.parse(readFileSync(new URL(`../golden/${id}.json`, import.meta.url), 'utf8')),
    );
    const bytes = bytesOf(`${id}.txt`);
    const reading = readBytes(`content/runs/${id}.txt`, bytes);

    expect(reading).toEqual({ ok: true, run: golden, published: [{ source: golden.source, bytes }] });
    if (!reading.ok) return;
    expect(reading.run.prefill).toHaveLength(prefill);
    expect(reading.run.decode).toHaveLength(decode);
    expect(reading.run.decode.filter(({ status }) => status === 'valid')).toHaveLength(valid);
  });
});

describe('what sites add', () => {
  test('keeps unknown labels in both dialects, in order', () => {
    const bullets = runOf(kimi.replace('- linux\n', '- linux\n- Driver\n- 580.95\n- CPU\n- 2: EPYC 9654\n'));
    const colons = runOf(
      published.inkling.replace('OS: linux\n', 'OS: linux\nDriver: 580.95\nCPU: 2: EPYC 9654\n'),
    );

    const expected = [
      { label: 'Driver', value: '580.95' },
      { label: 'CPU', value: '2: EPYC 9654' },
    ];
    expect(bullets.hardware.additional).toEqual(expected);
    expect(colons.hardware.additional).toEqual(expected);
  });

  test('keeps words of their own that look like slips of known labels', () => {
    const run = runOf(kimi.replace('- linux\n', '- linux\n- CPU count\n- 2\n- RAM\n- 2 TB\n'));

    expect(run.hardware.additional.map(({ label }) => label)).toEqual(['CPU count', 'RAM']);
  });

  test('reads "—" under a label as unknown', () => {
    const run = runOf(kimi.replace('- linux\n', '- —\n').replace('- cuda-13.2\n', '- —\n'));

    expect(run.hardware.os).toBeNull();
    expect(run.engine.build).toBeNull();
  });

  test('keeps the lines of a launch command, and its odd ones', () => {
    const command = 'vllm serve m \\\n\t--mode Prefill \\\n\n  --port 8000';
    const body = published.inkling.replace(/(?<=Launch command\n\n)[\s\S]*(?=\n\nPrefill\n)/, () => command);

    expect(runOf(body).launchCommand).toBe(command);
  });

  test('keeps lines of a launch command that read like headings', () => {
    const command =
      'cat <<EOF\nHardware\nRun\nPrefill\nx\nEOF\n# Engine\nvllm serve m --mode Prefill \\\n  --port 8000';
    const body = kimi.replace(/(?<=Launch command\n)[\s\S]*(?=Prefill\nprompt)/, () => command);

    expect(runOf(body).launchCommand).toBe(command);
    expect(runOf(body.replace('8000Prefill', '8000\nPrefill')).launchCommand).toBe(command);
  });

  test('reads a launch command in a Markdown fence, and none', () => {
    const withCommand = (text: string): string =>
      published.inkling.replace(/(?<=Launch command\n\n)[\s\S]*(?=\n\nPrefill\n)/, () => text);

    expect(runOf(withCommand('```sh\nvllm serve m\n```')).launchCommand).toBe('vllm serve m');
    expect(runOf(withCommand('—')).launchCommand).toBeNull();
  });
});

describe('statuses', () => {
  /** Kimi with another status on a row without figures, in the table and in the matrix. */
  function withStatus(status: string): string {
    const row = '| Sustained decode | 251K | 128 | Over capacity |';
    const cells = '| 251K | 9.9796 ms TTFT' + ' | Over capacity'.repeat(7);
    return kimi
      .replace(row, () => row.replace('Over capacity', () => status))
      .replace(cells, () => cells.replace(/Over capacity$/, () => status));
  }

  test.each([
    { text: 'Over capacity', status: 'over-capacity' },
    { text: 'OVER_CAPACITY', status: 'over-capacity' },
    { text: 'Skipped', status: 'skipped' },
    { text: 'Not run', status: 'not-run' },
    { text: 'Queued behind maintenance', status: 'other' },
  ])('reads "$text" as $status', ({ text, status }) => {
    expect(runOf(withStatus(text)).decode.at(-1)).toEqual({
      contextLabel: '251K',
      contextTokens: 257024,
      concurrency: 128,
      status,
      statusText: text,
      sourceLine: 120,
    });
  });

  test.each([
    { text: 'Error', reason: null },
    { text: 'Failed: out of memory: 3 GB', reason: 'out of memory: 3 GB' },
    { text: 'Loop detected', reason: null },
  ])('reads "$text" as an error', ({ text, reason }) => {
    expect(runOf(withStatus(text)).decode.at(-1)).toMatchObject({
      status: 'error',
      statusText: text,
      reason,
    });
  });

  test('reads "Error" in the matrix where the table has the reason too', () => {
    const text = withStatus('Error: out of memory');

    expect(problemsOf(text.replace(/Error: out of memory(?= \|\n(?:Over|$))/, 'Error'))).toBe('');
    expect(problemsOf(text.replace(/Error: out of memory(?= \|\n(?:Over|$))/, 'Error: out'))).toContain(
      'but line 120 gives "Error: out of memory".',
    );
  });

  test('keeps the figures of a row that did not hold the load, and lets it lack some', () => {
    const limited = kimi.replace(
      '| 251K | 1 | Valid | 9.9 | 9.9 | 796 ms | 100.6 ms | 1.0 |',
      '| 251K | 1 | Capacity limited | 9.9 | — | 796 ms | — | 0.4 |',
    );

    expect(runOf(limited).decode.at(-8)).toMatchObject({
      status: 'capacity-limited',
      decodeTokPerSec: 9.9,
      perRequestTokPerSec: null,
      averageActiveRequests: 0.4,
    });
  });

  test('reads the matrix with every digit where the table rounds', () => {
    const fast = kimi
      .replace(
        '| 251K | 1 | Valid | 9.9 | 9.9 | 796 ms | 100.6 ms |',
        '| 251K | 1 | Valid | 12.3K | 9.9 | 796 ms | 100.6 ms |',
      )
      .replace('| 1.0 | 0 | 297 | 30.0 s |', '| 1.0 | 0 | 369,123 | 30.0 s |');

    expect(problemsOf(fast.replace('9.9796 ms TTFT', '12,304.1796 ms TTFT'))).toBe('');
    expect(problemsOf(fast.replace('9.9796 ms TTFT', '12.3K796 ms TTFT'))).toBe('');
    expect(problemsOf(fast.replace('9.9796 ms TTFT', '12,404.1796 ms TTFT'))).toContain(
      'The decode matrix shows',
    );
  });

  test('does without the notes on capacity where nothing was over it', () => {
    const lines = kimi
      .replaceAll('| Over capacity |', '| Skipped |')
      .replaceAll(' Over capacity |', ' Skipped |')
      .split('\n')
      .filter((line) => !line.startsWith('Over capacity:'));

    expect(problemsOf(lines.join('\n'))).toBe('');
  });
});

describe('other machines and matrices', () => {
  const oneGpu = kimi.replace('\n- 8\n', '\n- 1\n').replace('1128 GB (8 × 141 GB)', '141 GB');

  test('reads a single GPU, with its count in the title or without', () => {
    expect(runOf(oneGpu.replace('141GB ×8', '141GB ×1')).hardware).toMatchObject({
      gpuCount: 1,
      vramGb: 141,
      vramPerGpuGb: 141,
    });
    expect(runOf(oneGpu.replace('141GB ×8', '141GB')).model.name).toBe('Kimi-K2.6');
  });

  test('reads memory that is unknown, and that of part of a gigabyte', () => {
    const unknown = kimi.replace('1128 GB (8 × 141 GB)', '—').replace(' 141GB ×8', ' ×8');
    const parts = kimi.replace('1128 GB (8 × 141 GB)', '252 GB (8 × 31.5 GB)').replace('141GB', '31.5GB');

    expect(runOf(unknown).hardware).toMatchObject({ vramGb: null, vramPerGpuGb: null });
    expect(runOf(parts).hardware).toMatchObject({ vramGb: 252, vramPerGpuGb: 31.5 });
  });

  test.each([
    { vram: '1128 GB', title: '141GB', vramGb: 1128, vramPerGpuGb: 141 },
    { vram: '765 GB (8 × 95.6 GB)', title: '95.6GB', vramGb: 765, vramPerGpuGb: 95.6 },
    { vram: '640.0 GB (8 × 80.0 GB)', title: '80.0GB', vramGb: 640, vramPerGpuGb: 80 },
  ])('reads $vram for eight GPUs', ({ vram, title, ...memory }) => {
    const text = kimi.replace('1128 GB (8 × 141 GB)', vram).replace('141GB', title);

    expect(runOf(text).hardware).toMatchObject(memory);
  });

  test.each(['1000', '1,000'])('reads %s requests at once in the summary', (most) => {
    const text = kimi
      .replace('(1–128)', `(1–${most})`)
      .replace('| 64 | 128 |', '| 64 | 1,000 |')
      .replaceAll('| 128 | Over', '| 1,000 | Over');

    expect(runOf(text).decode.at(-1)?.concurrency).toBe(1000);
  });

  test('reads a limit of one token', () => {
    expect(runOf(kimi.replace('4,096 tokens', '1 token')).protocol.maxOutputTokens).toBe(1);
  });

  test('reads a matrix of one context and one level', () => {
    const one = kimi
      .split('\n')
      .filter(
        (line) => !/^\| (?!8K|Prefill|Sustained decode \| 8K \| 1 )/.test(line) || line.startsWith('| Phase'),
      )
      .filter((line) => !line.startsWith('Over capacity:'))
      .join('\n')
      .replace(
        '| 1 | 2 | 4 | 8 | 16 | 32 | 64 | 128 |\n|---|---|---|---|---|---|---|---|---|',
        '| 1 |\n|---|---|',
      )
      .replace(/^(\| 8K \| 26.2137 ms TTFT \|).*$/m, '$1')
      .replace(
        '6 contexts (8K–251K) × 8 concurrency levels (1–128)',
        '1 context (8K) × 1 concurrency level (1)',
      );

    expect(runOf(one).decode).toHaveLength(1);
  });

  test('reads a document without prefill, and one with a prefill that was skipped', () => {
    const none = kimi
      .replace(/ · prefill at .*/, '')
      .replaceAll(/^\| Prefill .*\n/gm, '')
      .replace(/8K context17[\s\S]*(?=Sustained decode\n)/, '\n');
    const skipped = kimi
      .replace('context8,80829,233 ms TTFT', 'contextSkipped')
      .replace(
        '| 256K | 1 | Valid | 8,808.0 | — | 29,233 ms | — | — | 1 |',
        '| 256K | 1 | Skipped | — | — | — | — | — | — |',
      );

    expect(runOf(none).prefill).toEqual([]);
    expect(runOf(skipped).prefill.at(-1)).toEqual({
      contextLabel: '256K',
      contextTokens: 262144,
      status: 'skipped',
      statusText: 'Skipped',
      sourceLine: 72,
    });
  });
});

describe('byline', () => {
  test.each([
    { byline: 'by @a', author: 'a', via: null, measuredAt: null },
    {
      byline: 'by @alice\nlmx dev import\nMeasured Feb 29, 2028, 00:05 UTC',
      author: 'alice',
      via: 'lmx dev import',
      measuredAt: '2028-02-29T00:05:00Z',
    },
    {
      byline: 'by @alicelmx 1.2 importMeasured Sep 7, 2026, 20:47 UTC',
      author: 'alice',
      via: 'lmx 1.2 import',
      measuredAt: '2026-09-07T20:47:00Z',
    },
    {
      byline: 'by @joe · lmx dev import · Measured Sep 17, 2026, 20:47 UTC',
      author: 'joe',
      via: 'lmx dev import',
      measuredAt: '2026-09-17T20:47:00Z',
    },
    {
      byline: 'by @joe · Measured Sep 17, 2026, 20:47 UTC',
      author: 'joe',
      via: null,
      measuredAt: '2026-09-17T20:47:00Z',
    },
    {
      byline: 'by @aliceverified uploadMeasured Sep 17, 2026, 20:47 UTC',
      author: 'aliceverified upload',
      via: null,
      measuredAt: '2026-09-17T20:47:00Z',
    },
    {
      byline: 'by @alice lmx dev import twiceMeasured Sep 17, 2026, 20:47 UTC',
      author: 'alice lmx dev import twice',
      via: null,
      measuredAt: '2026-09-17T20:47:00Z',
    },
    {
      byline: 'Measured Sep 17, 2026, 20:47 UTC',
      author: null,
      via: null,
      measuredAt: '2026-09-17T20:47:00Z',
    },
  ])('reads $byline', ({ byline, ...publication }) => {
    expect(runOf(published.inkling.replace(/by @.*/, byline)).publication).toEqual(publication);
  });
});

describe('names of files', () => {
  test('takes the id from the name, without folders and ending', () => {
    const reading = readBytes('C:\\runs\\a.b-1.md', bytesOf('kimi-k2.6-h200x8.txt'));

    expect(reading).toMatchObject({ ok: true, run: { id: 'a.b-1', source: { file: 'a.b-1.md' } } });
  });

  test.each([
    { file: 'content/runs/Kimi K2.6 (H200×8).TXT', renamed: 'kimi-k2.6-h200-8.txt' },
    { file: 'content/runs/café_1.txt', renamed: 'cafe-1.txt' },
    { file: 'c..txt', renamed: 'c.txt' },
    { file: 'c..d.txt', renamed: 'c.d.txt' },
    { file: '-.-.txt', renamed: 'model-on-machine.txt' },
  ])('says what to rename $file to', ({ file, renamed }) => {
    const reading = readBytes(file, bytesOf('kimi-k2.6-h200x8.txt'));

    expect(reading.ok ? '' : formatProblems(reading.problems)).toBe(
      `${file} The file name "${file.split('/').at(-1) ?? ''}" cannot be the address of a run.\n` +
        `  Rename it to "${renamed}": use the letters a–z, digits, "." and "-", and begin with a letter or digit.`,
    );
  });
});
