import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/setup/files.mjs';

describe('the packages', () => {
  it.each(['package-lock.json', 'scripts/bench/package-lock.json', 'scripts/node/package-lock.json'])(
    'name no registry in %s',
    (lock) => {
      expect(readFileSync(join(root, lock), 'utf8')).not.toMatch(/"resolved":/);
    },
  );

  it('have exact package versions', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
    );
    expect(loose).toEqual([]);
  });
});
