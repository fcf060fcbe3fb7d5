import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { addressLines, readAddressLines } from '../../src/cli/address-lines.ts';
import { deadAddresses } from '../../src/cli/built-addresses.ts';
import { benchSite, correctedSite, rootSite } from './sites.ts';

const published = readAddressLines(readFileSync('content/addresses.txt', 'utf8'));

for (const { place, folder, environment } of [rootSite, benchSite, correctedSite]) {
  test(`every address that was ever published leads somewhere ${place}`, () => {
    expect(published.length).toBeGreaterThan(400);
    const dead = deadAddresses({ folder, base: environment.BASE_PATH }, published);
    expect(addressLines(dead)).toEqual([]);
  });
}
