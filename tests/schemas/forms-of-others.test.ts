import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerType, Answers } from '../../src/engine/answers.ts';
import { toWire } from '../../src/engine/send.ts';
import {
  allQuestions,
  type CompiledQuestionnaire,
  type Question,
  type Questionnaire,
} from '../../src/engine/questionnaire.ts';
import { resultSections } from '../../src/engine/results.ts';
import { prepareSave } from '../../src/engine/save.ts';
import { findRuleFaults, findTexts } from '../../src/engine/section-rules.ts';
import { calculateAll, findAsked, judgeRecord } from '../../src/engine/asked-questions.ts';
import { arbitraryUnbroken } from '../helpers/arbitrary-answers.ts';
import { compileFormsOfOthers, readSource, readVerdicts } from '../helpers/forms-of-others.ts';
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

/** Of seven forms: their questions, and those that are asked without loss. */
const counts: Readonly<Record<string, readonly [all: number, whole: number]>> = {
  caiqlite: [48, 48],
  dealmemo: [93, 90],
  makermip6: [38, 33],
  phqgad: [22, 22],
  redcapstudy: [32, 22],
  tobmaturity: [21, 21],
  wolfsbergcbddq: [29, 27],
};

let forms: ReadonlyMap<string, CompiledQuestionnaire>;

beforeAll(async () => {
  forms = await compileFormsOfOthers();
});

const asked = (id: string, answers: Answers) => [
  ...findAsked(forms.get(id)!.questionnaire, withAnswers(answers)),
];

/** The ids of questions and calculated values, and the cells of tables with fixed rows. */
function listPlaces(questionnaire: Questionnaire): ReadonlySet<string> {
  const between = questionnaire.sections.flatMap(({ calculated = [], texts = [] }) =>
    [...calculated, ...texts].map(({ id }) => id),
  );
  const cells = allQuestions(questionnaire).flatMap((question) =>
    question.type === 'rows'
      ? (question.settings.rows ?? []).flatMap((row) =>
          question.settings.columns.map((column) => `${question.id}.${row.id}.${column.id}`),
        )
      : [],
  );
  return new Set([...allQuestions(questionnaire).map(({ id }) => id), ...between, ...cells]);
}

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

  it.each(Object.entries(counts))(
    'asks a question of a real form without loss, or says what is lost: %s',
    async (id, count) => {
      const verdicts = (await readVerdicts())[id]!;
      const { questionnaire } = forms.get(id)!;
      const places = listPlaces(questionnaire);
      const said = Object.values(verdicts).flatMap((one) => one.said ?? []);
      expect(said.filter((place) => !places.has(place))).toEqual([]);
      const lost = Object.values(verdicts).filter((one) => one.said === undefined || one.loss !== undefined);
      expect(lost.filter(({ loss }) => !loss)).toEqual([]);
      expect([Object.keys(verdicts).length, Object.keys(verdicts).length - lost.length]).toEqual(count);
    },
  );

  it.each([...names, ...Object.keys(counts)])('saves any answers and reads them back: %s', (id) => {
    const form = forms.get(id)!;
    fc.assert(
      fc.property(arbitraryUnbroken(form.questionnaire), (answers) => expectRoundTrip(form, answers)),
      { numRuns: 20 },
    );
  });

  it('asks the last question of the PHQ-9 only when a problem was reported', () => {
    expect(asked('phq', {})).not.toContain('difficulty');
    expect(asked('phq', { interest: '0', self_harm: '0' })).not.toContain('difficulty');
    expect(asked('phq', { interest: '0', self_harm: '1' })).toContain('difficulty');
  });

  it('shows the text of a crisis after the answer that calls for it', () => {
    const { questionnaire } = forms.get('phqgad')!;
    const shown = (often: string) =>
      findTexts(
        questionnaire.sections.find(({ id }) => id === 'phq')!,
        judgeRecord(questionnaire, withAnswers({ phq_answers: [{ row: 'phq_9', often }] }), undefined),
      ).map(({ id }) => id);
    expect(shown('several')).toEqual(['phq_crisis']);
    expect(shown('never')).toEqual([]);
  });

  it('refuses shares of more than 100% together, and an owner of no kind', () => {
    const faults = (id: string, sectionId: string, answers: Answers) => {
      const { questionnaire } = forms.get(id)!;
      const section = questionnaire.sections.find((one) => one.id === sectionId)!;
      return findRuleFaults(questionnaire, section, withAnswers(answers), undefined).map(
        ({ questionId }) => questionId,
      );
    };
    const captable = (share: number) => ({
      captable: [
        { who: 'A', share: 60 },
        { who: 'B', share },
      ],
    });
    expect(faults('dealmemo', 'terms', captable(41))).toEqual(['captable']);
    expect(faults('dealmemo', 'terms', captable(40))).toEqual([]);
    const kinds = { public: false, mutual: false, state: false };
    const ownership = (answer: boolean | null) =>
      faults('wolfsbergcbddq', 'entity_and_ownership', { ...kinds, private: answer });
    expect([ownership(false), ownership(true), ownership(null)]).toEqual([['private'], [], []]);
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
    ['redcapstudy', { v_num2: 67423012.66 }, []],
    ['redcapstudy', { v_num2: 67423012.665 }, ['v_num2']],
  ])('checks answers to %s against their limits: %j', (id, answers, refused) => {
    const { questionnaire, sections } = forms.get(id)!;
    const fields = toWire(questionnaire, sections.at(-1)!, withAnswers(answers));
    const save = prepareSave(forms.get(id)!, 1, fields);
    expect(save.kind === 'refused' ? save.problems.map(({ path }) => path) : []).toEqual(refused);
  });

  it('turns the answers of a matrix into a score and a word', () => {
    const phq = forms.get('phqgad')!;
    const statements = Array.from({ length: 9 }, (_, at) => ({
      row: `phq_${at + 1}`,
      often: at < 4 ? 'daily' : 'never',
    }));
    const scoreOf = (phq_answers: typeof statements) => {
      const content = { ...withAnswers({ phq_answers }), sections: ['phq'] };
      const values = calculateAll(phq.questionnaire, content, undefined);
      const rows = resultSections(phq, content).flatMap((section) => section.rows);
      return { ...values.get('phq_total'), ...rows.find(({ id }) => id === 'phq_total') };
    };
    expect(scoreOf(statements)).toMatchObject({ value: 12, text: '12, Moderate', signal: 'negative' });
    expect(scoreOf(statements.slice(1))).toMatchObject({ answered: 8, asked: 9, text: '-' });
  });

  it('rates a code base by its criteria, and asks for more only where the first ones are met', () => {
    const all = { ar_weak: ['none_weak'], ar_mod: listOptions('ar_mod') };
    expect(asked('tobmaturity', { ...all, ar_mod: all.ar_mod.slice(1) })).not.toContain('ar_sat');
    expect(asked('tobmaturity', all)).toContain('ar_sat');
    const rated = (answers: Answers) =>
      calculateAll(forms.get('tobmaturity')!.questionnaire, withAnswers(answers), undefined).get('ar_rating');
    expect(rated({ ...all, ar_sat: [] })?.value).toBe(60);
    expect(rated(all)?.value).toBeUndefined();
  });
});

const listOptions = (id: string): readonly string[] =>
  allQuestions(forms.get('tobmaturity')!.questionnaire)
    .find((one) => one.id === id)!
    .options.map((option) => option.id);
