import { describe, expect, it } from 'vitest';
import { buildCompiled } from '../../../src/engine/registry/compiled-section.ts';
import type { CompiledSection } from '../../../src/engine/registry/questionnaire.ts';
import { loadFixture } from '../../helpers/load-compiled.ts';

describe('buildCompiled', () => {
  it('gives every section its validators', async () => {
    const { questionnaire, sections } = await loadFixture('everything');
    expect(sections.map(({ id }) => id)).toEqual(questionnaire.sections.map(({ id }) => id));
    for (const section of sections) expect(section.validators[section.validator]).toBeTypeOf('function');
  });

  it.each([
    ['a section', () => false, /No compiled validator .* of the section basics/],
    ['a condition', isOwn, /No compiled validator .* of the section more/],
  ])('refuses a questionnaire with %s that has no validator', async (_, keep, message) => {
    const { questionnaire, sections } = await loadFixture('everything');
    const validators = sections.map((section) => [section.id, pick(section, keep)]);
    expect(() => buildCompiled(questionnaire, Object.fromEntries(validators))).toThrow(message);
  });
});

function isOwn(section: CompiledSection, key: string): boolean {
  return key === section.validator;
}

function pick(section: CompiledSection, keep: typeof isOwn) {
  return Object.fromEntries(Object.entries(section.validators).filter(([key]) => keep(section, key)));
}
