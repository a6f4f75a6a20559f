import { describe, expect, it } from 'vitest';
import { loadQuestionnaire } from '../../../src/web/questionnaire/load-questionnaire.ts';
import { catalog } from '../../../src/web/questionnaire/questionnaire-catalog.ts';

describe('loadQuestionnaire', () => {
  it('loads whatever the catalogue names, with a validator for every section', async () => {
    expect(catalog).not.toHaveLength(0);
    for (const { id, sections } of catalog) {
      const compiled = await loadQuestionnaire(id);
      expect(compiled.sections.map((section) => section.id)).toEqual(sections.map((section) => section.id));
      for (const section of compiled.sections) {
        expect(section.validators[section.validator]).toBeTypeOf('function');
      }
    }
  });

  it('refuses an id that no folder has', async () => {
    await expect(loadQuestionnaire('../etc')).rejects.toThrow('No questionnaire is called ../etc');
  });
});
