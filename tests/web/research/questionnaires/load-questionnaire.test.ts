import { describe, expect, it } from 'vitest';
import { loadQuestionnaire } from '../../../../src/web/research/questionnaires/load-questionnaire.ts';
import { catalog } from '../../../../src/web/research/questionnaires/questionnaire-catalog.ts';

describe('loadQuestionnaire', () => {
  it('loads each questionnaire of the catalog, with a validator for every section', async () => {
    expect(catalog).not.toHaveLength(0);
    for (const { id, sections } of catalog) {
      const compiled = await loadQuestionnaire(id);
      expect(compiled.sections.map((section) => section.id)).toEqual(sections.map((section) => section.id));
      for (const section of compiled.sections) {
        expect(section.validators[section.validator]).toBeTypeOf('function');
      }
    }
  });

  it('rejects an unknown id', async () => {
    await expect(loadQuestionnaire('../etc')).rejects.toThrow('No questionnaire is called ../etc');
  });
});
