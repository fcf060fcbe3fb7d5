import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addressLines, readAddressLines } from '../../src/cli/address-lines.ts';
import { builtAddresses, deadAddresses } from '../../src/cli/built-addresses.ts';

describe('lines', () => {
  test.each([
    [
      ['/runs/a/', '/', '/runs/a/run.json'],
      ['/', '/runs/a/', '/runs/a/run.json'],
    ],
    [
      ['/runs/a/#decode-16k-x8', '/runs/a/#decode-16k-x16', '/runs/a/#decode-16k-x1'],
      ['/runs/a/#decode-16k-x{1,8,16}'],
    ],
    [['/runs/a/#prefill-8k', '/runs/a/#prefill-16k'], ['/runs/a/#prefill-{8k,16k}']],
    [['/runs/a/source/#L9', '/runs/a/source/#L11', '/runs/a/source/#L10'], ['/runs/a/source/#L{9..11}']],
    [['/runs/a/#line-3', '/runs/a/#line-5'], ['/runs/a/#line-{3,5}']],
    [['/runs/a/#line-3'], ['/runs/a/#line-3']],
    [['/runs/a/#launch-command'], ['/runs/a/#launch-command']],
    [[], []],
  ])('the addresses %j stand in the lines %j', (addresses, lines) => {
    expect(addressLines(addresses)).toEqual(lines);
    expect(readAddressLines(lines.join('\n')).toSorted()).toEqual(addresses.toSorted());
  });

  test('comments and blank lines are no addresses', () => {
    expect(readAddressLines('# All of them.\n\n/\r\n  /data/  \n')).toEqual(['/', '/data/']);
  });
});

describe('a built site', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'built-'));
    const files = {
      'index.html': '<section class="card" id="runs"><h2 id="runs-heading"></h2></section>',
      '404.html': '',
      '_astro/page.css': '',
      'runs.json': '{}',
      'explore.json': '{}',
      'landscape/8192.json': '{}',
      'runs/new/index.html': '<td id="decode-8k-x1"><div id="decode-8k-x1-details"></div></td>',
      'runs/old/index.html':
        '<noscript><meta http-equiv="refresh" content="0; url=/bench/runs/new/"></noscript>',
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  test('has the addresses of its pages, files and anchors', () => {
    expect(builtAddresses({ folder, base: '/' }).toSorted()).toEqual([
      '/',
      '/#runs',
      '/runs.json',
      '/runs/new/',
      '/runs/new/#decode-8k-x1',
      '/runs/old/',
    ]);
  });

  test.each([
    ['/', true],
    ['/#runs', true],
    ['/#launch-command', false],
    ['/runs.json', true],
    ['/runs.csv', false],
    ['/runs/gone/', false],
    ['/runs/gone/#decode-8k-x1', false],
    ['/runs/old/', true],
    ['/runs/old/#decode-8k-x1', true],
    ['/runs/old/#decode-8k-x2', false],
  ])('is asked for %s, which leads somewhere: %s', (address, resolves) => {
    expect(deadAddresses({ folder, base: '/bench/' }, [address])).toEqual(resolves ? [] : [address]);
  });
});
