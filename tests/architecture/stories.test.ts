import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/setup/files.mjs';

it('every widget and panel has a documentation page with its design rules', () => {
  const files = globSync('stories/{questionnaire/widgets,panels/*}/*.stories.tsx', { cwd: root });
  expect(files.length).toBeGreaterThan(25);
  const silent = files.filter(
    (file) =>
      /(?:panels\/.*Panel|widgets\/\w+)\.stories\.tsx$/.test(file) &&
      !/tags: \['autodocs'\][^]*export const Rules: Story = \{ (?:\.\.\.\w+, )?\.\.\.withRules\('/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
  );
  expect(silent).toEqual([]);
});
