import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerType, Answers } from '../../src/engine/answers.ts';
import { toWire } from '../../src/engine/send.ts';
import { allQuestions, type CompiledQuestionnaire, type Question } from '../../src/engine/questionnaire.ts';
import { prepareSave } from '../../src/engine/save.ts';
import { findAsked } from '../../src/engine/asked-questions.ts';
import { arbitraryAnswers } from '../helpers/arbitrary-answers.ts';
import { compileFormsOfOthers, readSource } from '../helpers/forms-of-others.ts';
import { expectRoundTrip } from '../helpers/round-trip.ts';
import { withAnswers } from '../../stories/fixtures/content.ts';

/** The names that the sources give to types of questions, and our answer types. */
const types: Readonly<Record<string, AnswerType>> = {
  'yes or no': 'boolean',
  'one of': 'choice',
  text: 'text',
  percentage: 'number',
  'whole number': 'number',
  position: 'number',
  link: 'link',
  address: 'address',
};

const names = ['protocolreview', 'phq', 'tokenlisting', 'householdmember', 'projectmapping'];

let forms: ReadonlyMap<string, CompiledQuestionnaire>;

beforeAll(async () => {
  forms = await compileFormsOfOthers();
});

const asked = (id: string, answers: Answers) => [
  ...findAsked(forms.get(id)!.questionnaire, withAnswers(answers)),
];

describe('a published questionnaire in our format', () => {
  it.each(names)(
    'asks the questions of its source in the same order, with their types and conditions: %s',
    async (id) => {
      const source = await readSource(id);
      const questions = allQuestions(forms.get(id)!.questionnaire);
      const question = (one: string): Question => questions.find((here) => here.id === one)!;
      expect(questions.map((one) => one.id)).toEqual(source.flatMap(({ said = [] }) => said));
      for (const { number, type, options = 0, condition, said: [first] = [] } of source) {
        if (first === undefined) continue;
        const here = question(first);
        expect([number, here.type, here.options.length]).toEqual([number, types[type], options]);
        expect([number, here.conditions.length > 0]).toEqual([number, condition !== undefined]);
      }
    },
  );

  it.each(names)(
    'leaves out at most 5% of the questions of its source, each with a reason: %s',
    async (id) => {
      const source = await readSource(id);
      const lost = source.filter(({ said = [] }) => said.length === 0);
      expect(lost.filter((one) => !one.lost)).toEqual([]);
      expect(lost.length / source.length).toBeLessThanOrEqual(0.05);
    },
  );

  it.each(names)('saves any answers and reads them back: %s', (id) => {
    const form = forms.get(id)!;
    fc.assert(
      fc.property(arbitraryAnswers(form.questionnaire), (answers) => expectRoundTrip(form, answers)),
      { numRuns: 20 },
    );
  });

  it('asks the last question of the PHQ-9 only when a problem was reported', () => {
    expect(asked('phq', {})).not.toContain('difficulty');
    expect(asked('phq', { interest: '0', self_harm: '0' })).not.toContain('difficulty');
    expect(asked('phq', { interest: '0', self_harm: '1' })).toContain('difficulty');
  });

  it('asks about the repository and the audits only when earlier answers call for it', () => {
    const followUps = ['history', 'scripts', 'test_report'];
    expect(asked('protocolreview', { repository: true })).toEqual(expect.arrayContaining(followUps));
    expect(asked('protocolreview', { repository: false })).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(history|scripts|test_report)$/)]),
    );
    expect(asked('protocolreview', { addresses: 'p0' })).not.toContain('audits');
  });

  it('follows the nested conditions of an ODK form, from the project type to its pump', () => {
    const pump = { project_type: 'waterpoint', borehole_yn: 'yes', liftmechworking_yn: 'no' };
    expect(asked('projectmapping', { zone: '2_nc' }).filter((one) => one.endsWith('_state'))).toEqual([
      'z2_state',
    ]);
    expect(asked('projectmapping', pump)).toContain('liftmechproblem');
    expect(asked('projectmapping', { ...pump, project_type: 'health' })).not.toContain('liftmechproblem');
  });

  it.each<[number, boolean]>([
    [14, false],
    [15, true],
    [49, true],
    [50, false],
  ])('joins the conditions of an ODK form with "and": asks a woman aged %i about literacy: %s', (age, is) => {
    const woman = { older_than_five: 'yes', sex: 'female', age_in_years: age };
    expect(asked('householdmember', woman).includes('literate')).toBe(is);
    expect(asked('householdmember', { ...woman, sex: 'male' })).not.toContain('literate');
    expect(asked('householdmember', { ...woman, older_than_five: 'no' })).not.toContain('literate');
  });

  it.each<[string, Answers, string[]]>([
    ['householdmember', { older_than_five: 'no', age_in_months: 72 }, []],
    ['householdmember', { older_than_five: 'no', age_in_months: 73 }, ['age_in_months']],
    ['householdmember', { older_than_five: 'yes', age_in_years: 4 }, ['age_in_years']],
    ['tokenlisting', { decimals: 18, homepage: 'https://example.org/' }, []],
    ['tokenlisting', { decimals: -1 }, ['decimals']],
    ['tokenlisting', { homepage: 'http://example.org/' }, ['homepage']],
    ['tokenlisting', { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed' }, ['address']],
  ])('checks answers to %s against their limits: %j', (id, answers, refused) => {
    const { questionnaire, sections } = forms.get(id)!;
    const fields = toWire(questionnaire, sections.at(-1)!, withAnswers(answers));
    const save = prepareSave(forms.get(id)!, 1, fields);
    expect(save.kind === 'refused' ? save.problems.map(({ path }) => path) : []).toEqual(refused);
  });
});
