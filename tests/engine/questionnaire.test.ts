import { describe, expect, it } from 'vitest';
import { buildCompiled, getValidator } from '../../src/engine/questionnaire.ts';
import { loadFixture } from '../helpers/load-compiled.ts';

describe('buildCompiled', () => {
  it('validates answers by the ids of options, with a schema that has no texts', async () => {
    const { sections } = await loadFixture('everything');
    const [basics] = sections;
    const isValid = getValidator(basics!);
    expect(isValid({ chain: 'mainnet', channels: ['forum', 'chat'] })).toBe(true);
    expect(isValid({ chain: 'nowhere' })).toBe(false);
    expect(isValid({ channels: ['forum', 'nowhere'] })).toBe(false);
    expect(isValid({ channels: ['forum', 'forum'] })).toBe(false);
    for (const { schema } of sections)
      expect(JSON.stringify(schema)).not.toMatch(/title|description|oneOf|"x-/);
  });

  it('refuses a questionnaire with a section that has no validator', async () => {
    const { questionnaire, sections } = await loadFixture('everything');
    const validators = sections.map(({ id, ...section }) => [id, id === 'more' ? {} : section.validators]);
    expect(() => buildCompiled(questionnaire, Object.fromEntries(validators))).toThrow(
      /No compiled validator .* of the section more/,
    );
  });
});
