import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareSave } from '../../../src/engine/save.ts';
import { readStoredJson, toStoredJson } from '../../../src/engine/stored.ts';
import type { Marks } from '../../../src/engine/answers/marks.ts';
import type { StoredAnswers } from '../../../src/engine/stored.ts';
import { findQuestion, type CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import { countAsked } from '../../../src/engine/completion.ts';
import { resultSections } from '../../../src/engine/results.ts';
import { canSignal, listRecordStands, tallyStands } from '../../../src/engine/signals.ts';
import { arbitraryAnswers } from '../../helpers/arbitrary-answers.ts';
import { loadFixture, loadShipped } from '../../helpers/load-compiled.ts';
import { saveAll } from '../../helpers/round-trip.ts';
import { runs } from '../../helpers/property-runs.ts';

let everything: CompiledQuestionnaire;
let coin: CompiledQuestionnaire;

beforeAll(async () => {
  everything = await loadFixture('everything');
  coin = await loadShipped('coineval');
});

const blanks = { is_listed: false, has_copycats: false, channels: 'false,false,false' };

function save(marks: Partial<Marks>, stored?: StoredAnswers, fields: Record<string, unknown> = blanks) {
  const ready = prepareSave(everything, undefined, fields, { marks, ...(stored && { stored }) });
  return ready.kind === 'refused' ? ready.problems : ready.merged;
}

describe('a blank in a save (D2)', () => {
  it('is an answer only if the save marks it as no or can’t tell', () => {
    expect(save({ no: [] })).toMatchObject({ answers: {} });
    expect(save({})).toMatchObject({ answers: {} });
    expect(save({ no: ['is_listed', 'channels'], cant_tell: ['has_copycats'] })).toMatchObject({
      answers: { is_listed: false, has_copycats: null, channels: [] },
    });
  });

  it('keeps a stored No if the save has no list of Nos, and removes it if that list lacks it', () => {
    const stored = save({ no: ['is_listed', 'channels'] }) as StoredAnswers;
    expect(save({}, stored)).toMatchObject({ answers: { is_listed: false, channels: [] } });
    expect(save({ no: [] }, stored)).toMatchObject({ answers: {} });
    const yes = save({ no: [] }, undefined, { is_listed: true }) as StoredAnswers;
    expect(save({}, yes)).toMatchObject({ answers: {} });
  });

  it.each<[string, Partial<Marks>, string]>([
    ['a yes that is listed as no', { no: ['is_listed'] }, 'about/no'],
    ['a question in both lists', { no: ['has_copycats'], cant_tell: ['has_copycats'] }, 'about/cant_tell'],
    ['a text question', { no: ['story'] }, 'about/no'],
    ['a question that was not sent', { no: ['has_team'] }, 'about/no'],
    ['an unknown question', { no: ['constructor'] }, 'about/no'],
  ])('is refused with the id of the question if its mark is wrong: %s', (_, marks, path) => {
    const [id] = marks.no ?? [];
    const fields = { is_listed: true, has_copycats: false, story: '' };
    expect(save(marks, undefined, fields)).toEqual([{ path, message: expect.stringContaining(id!) }]);
  });

  it('keeps a chosen option that the version of the save does not have', () => {
    const stored = save({ no: [] }, undefined, { channels: 'false,false,true' }) as StoredAnswers;
    const old = prepareSave(everything, 1, { channels: 'false,false' }, { marks: { no: [] }, stored });
    if (old.kind === 'refused') throw new Error(JSON.stringify(old.problems));
    expect(old.merged.answers).toEqual({ channels: ['chat'] });
  });
});

describe('a question without an answer', () => {
  it('is open in results, and the five counts add up to the questions asked', () => {
    fc.assert(
      fc.property(arbitraryAnswers(coin.questionnaire), (answers) => {
        const stored = saveAll(coin, answers);
        expect(listRecordStands(coin.questionnaire, stored)).toHaveLength(countAsked(coin, stored));
        const rows = resultSections(coin, stored).flatMap((section) => section.rows);
        for (const row of rows) {
          const verdict = row.kind === 'yesno' ? row.verdict : undefined;
          expect(verdict === 'not-marked').toBe(!Object.hasOwn(answers, row.id));
          const { neutralAfterNo = '' } = findQuestion(coin.questionnaire, row.id)!.question;
          const isNeutral = answers[neutralAfterNo] === false;
          expect(row.stand === 'open').toBe(!Object.hasOwn(answers, row.id) && !isNeutral);
        }
      }),
      { numRuns: runs(15) },
    );
  });

  it('counts in lists as on its card, where sections without signs have no counts', () => {
    for (const one of [coin, everything]) {
      const stored = saveAll(one, {});
      const sections = resultSections(one, stored);
      const onCard = sections.flatMap(({ counts, rows }) =>
        counts ? rows.flatMap(({ stand }) => stand ?? []) : [],
      );
      expect(listRecordStands(one.questionnaire, stored)).toEqual(onCard);
    }
    expect(everything.questionnaire.sections.some((section) => !canSignal(section))).toBe(true);
  });

  it('counts as open, while a No counts against the coin', () => {
    const ids = coin.questionnaire.sections
      .filter(canSignal)
      .flatMap(({ questions }) => questions.map(({ id }) => id));
    const no = saveAll(coin, Object.fromEntries(ids.map((id) => [id, false])));
    const counted = (stored: StoredAnswers) => tallyStands(listRecordStands(coin.questionnaire, stored));
    expect(counted(no).against).toBeGreaterThan(10);
    expect(counted(no).open).toBe(0);
    expect(counted(saveAll(coin, {}))).toMatchObject({ for: 0, against: 0, open: ids.length });
  });
});

describe('a stored record', () => {
  it('in form 1 keeps its meaning when it is stored in form 2', () => {
    fc.assert(
      fc.property(arbitraryAnswers(everything.questionnaire), (answers) => {
        const sections = everything.questionnaire.sections.map(({ id }) => id);
        const before = readStoredJson({
          version: 2,
          sections,
          answers: { ...answers, 'story--note': 'Why' },
        })!;
        const written: unknown = JSON.parse(JSON.stringify(toStoredJson(before)));
        expect(written).toMatchObject({ format: 2, notes: { story: { text: 'Why' } }, evidence: {} });
        const after = readStoredJson(written)!;
        expect(after).toEqual(before);
        expect(resultSections(everything, after)).toEqual(resultSections(everything, before));
      }),
      { numRuns: runs(15) },
    );
  });

  it('in form 1 has yes and can’t tell as answers, but neither false nor an empty list', () => {
    const answers = { is_listed: true, has_copycats: null, has_team: false, channels: [] };
    const read = readStoredJson({ version: 2, sections: ['basics'], answers });
    expect(read?.answers).toEqual({ is_listed: true, has_copycats: null });
  });

  it('in an unknown form is not read', () => {
    expect(readStoredJson({ format: 3, version: 2, sections: [], answers: {} })).toBeUndefined();
  });
});
