import { beforeAll, describe, expect, it } from 'vitest';
import { prepareSave } from '../../src/engine/save.ts';
import type { CompiledQuestionnaire } from '../../src/engine/questionnaire.ts';
import { excludedQuestions } from '../../src/engine/form.ts';
import { resultSections } from '../../src/engine/results.ts';
import { loadShipped } from '../helpers/load-compiled.ts';

let coin: CompiledQuestionnaire;

beforeAll(async () => {
  coin = await loadShipped('coineval');
});

const community = () => coin.sections.find(({ id }) => id === 'commsize')!;
const excluded = (answers: Record<string, boolean>, id: string) =>
  excludedQuestions(community(), answers, id);

const millions = 'commsize_million';
const billions = 'commsize_billions';

describe('excludedQuestions', () => {
  it('names the earlier yes that a new yes excludes, for either of the two', () => {
    expect(excluded({ [millions]: true, [billions]: true }, billions)).toEqual([millions]);
    expect(excluded({ [millions]: true, [billions]: true }, millions)).toEqual([billions]);
  });

  it('names nothing for a no, or if there is no other yes', () => {
    expect(excluded({ [millions]: false, [billions]: true }, millions)).toEqual([]);
    expect(excluded({ [millions]: true, [billions]: false }, millions)).toEqual([]);
    expect(excluded({ [millions]: true }, millions)).toEqual([]);
  });

  it('does not change answers that exclude each other and are saved together', () => {
    const save = prepareSave(coin, undefined, { [millions]: true, [billions]: true });
    if (save.kind === 'refused') throw new Error(JSON.stringify(save.problems));
    const stored = save.merged;
    expect(stored.answers).toEqual({ [millions]: true, [billions]: true });
    const shown = resultSections(coin, stored).find(({ id }) => id === 'commsize');
    expect(shown?.rows).toHaveLength(community().questions.length);
    expect(shown?.counts).toEqual({ for: 2, against: 0, cantTell: 0, open: 0, neutral: 0 });
  });
});
