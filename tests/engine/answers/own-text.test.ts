import { beforeAll, describe, expect, it } from 'vitest';
import { toReadFields } from '../../../src/engine/read.ts';
import { prepareSave } from '../../../src/engine/save.ts';
import type { StoredAnswers } from '../../../src/engine/stored.ts';
import { toWire } from '../../../src/engine/send.ts';
import type { Answers } from '../../../src/engine/answers.ts';
import type { CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import type { QuestionnaireSource } from '../../../src/engine/compile/source.ts';
import { compareAnalyses } from '../../../src/engine/comparison.ts';
import { resultSections } from '../../../src/engine/results.ts';
import schemaFile from '../../fixtures/questionnaires/further/schema.json' with { type: 'json' };
import { compileSource } from '../../helpers/compile-source.ts';
import { loadFixture } from '../../helpers/load-compiled.ts';
import { withAnswers } from '../../../stories/fixtures/content.ts';

let further: CompiledQuestionnaire;

beforeAll(async () => {
  further = await loadFixture('further');
});

function prepare(fields: Record<string, unknown>, stored?: StoredAnswers) {
  const save = prepareSave(further, undefined, fields, stored && { stored });
  return save.kind === 'refused' ? { refused: save.problems } : { stored: save.merged, refused: undefined };
}

const rows = (answers: Answers) =>
  resultSections(further, { ...withAnswers(answers), sections: ['own'] }).find(({ id }) => id === 'own')!
    .rows;

describe('the text of an option', () => {
  it('is sent in its own field, only if its option is chosen', () => {
    const own = further.questionnaire.sections.find(({ id }) => id === 'own')!;
    const wire = (answers: Answers) => toWire(further.questionnaire, own, withAnswers(answers));
    expect(wire({ maker: 'team', maker_other: 'Nobody' })).toEqual({
      maker: 'team',
      income: 'false,false,false',
    });
    expect(wire({ maker: 'other', maker_other: 'Nobody', income: ['fees', 'other'] })).toEqual({
      maker: 'other',
      maker_other: 'Nobody',
      income: 'true,false,true',
      income_other: '',
    });
  });

  it('is required if its option is chosen, and refused if it is too long', () => {
    const missing = [{ path: 'maker_other', message: 'Must be answered.' }];
    expect(prepare({ maker: 'other' }).refused).toEqual(missing);
    expect(prepare({ maker: 'other', maker_other: '  ' }).refused).toEqual(missing);
    expect(prepare({ maker: 'team' }).refused).toBeUndefined();
    expect(prepare({ maker: 'other', maker_other: 'x'.repeat(201) }).refused).toEqual([
      { path: 'maker_other', message: 'Must have at most 200 characters.' },
    ]);
  });

  it('is stored, and kept while another option is chosen', () => {
    const first = prepare({ maker: 'other', maker_other: 'A bridge' }).stored;
    expect(first?.answers).toEqual({ maker: 'other', maker_other: 'A bridge' });
    const second = prepare({ maker: 'team' }, first).stored;
    expect(second?.answers).toEqual({ maker: 'team', maker_other: 'A bridge' });
    expect(rows(second!.answers)).toMatchObject([{ id: 'maker', text: 'A team' }, { id: 'income' }]);
    const fields = toReadFields(further.questionnaire, second!, undefined);
    expect(fields).toMatchObject({ maker: 'team', maker_other: 'A bridge' });
  });

  it('is shown after its option in results and comparisons', () => {
    const answers = { maker: 'other', maker_other: ' A bridge ', income: ['other'], income_other: 'Tips' };
    expect(rows(answers)).toMatchObject([
      { id: 'maker', text: 'Someone else: A bridge', signal: 'negative' },
      { id: 'income', options: [{ verdict: 'no' }, { verdict: 'no' }, { title: 'Something else: Tips' }] },
    ]);
    expect(rows({ ...answers, income: ['fees'] })[1]).toMatchObject({
      options: [{ verdict: 'yes' }, {}, { title: 'Something else', verdict: 'no' }],
    });
    const contents = [answers, { ...answers, income_other: 'Gifts' }].map((one) => ({
      ...withAnswers(one),
      sections: ['own'],
    }));
    const compared = compareAnalyses(further, contents).find(({ id }) => id === 'own')!.questions;
    expect(compared).toMatchObject([
      { id: 'maker', differs: false },
      { id: 'income', differs: true, answers: [{ text: 'Something else: Tips' }, {}] },
    ]);
  });

  it('follows its question and its option to their new ids', () => {
    const source: QuestionnaireSource = {
      id: 'further',
      schema: JSON.parse(
        JSON.stringify(schemaFile)
          .replace('"maker":{', '"origin":{"x-former-ids":["maker"],')
          .replace(
            '"const":"other","title":"Someone',
            '"const":"else","x-former-ids":["other"],"title":"Someone',
          ),
      ),
      ui: {},
      released: { versions: {} },
    };
    const renamed = compileSource(source);
    const stored = prepare({ maker: 'other', maker_other: 'A bridge' }).stored!;
    expect(toReadFields(renamed.questionnaire, stored, undefined)).toMatchObject({
      origin: 'else',
      origin_else: 'A bridge',
    });
  });
});
