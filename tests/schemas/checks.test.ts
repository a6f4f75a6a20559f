import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkFolders } from '../helpers/check-folders.ts';

describe('the content checks', () => {
  it.each(['../../schemas', '../fixtures/questionnaires'])(
    'accept the questionnaires in %s',
    async (folder) => {
      const root = fileURLToPath(new URL(folder, import.meta.url));
      expect(await checkFolders(root)).toMatchObject({ kind: 'passed' });
    },
  );
});
