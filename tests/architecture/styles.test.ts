import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/setup/files.mjs';

/** Declarations of the left or right side; right-to-left texts need start and end instead. */
const sided =
  /(?<=[{;]\s*)(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|left|right|border-(?:top|bottom)-(?:left|right)-radius)\b[\w-]*\s*:[^;}]*|(?:text-align|float|clear)\s*:[^;}]*\b(?:left|right)\b[^;}]*/g;

it('style sheets use start and end instead of left and right', () => {
  const files = globSync('src/web/**/*.css', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(sided), ([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
