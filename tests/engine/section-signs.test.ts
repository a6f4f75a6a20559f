import { beforeAll, describe, expect, it } from 'vitest';
import type { Answers } from '../../src/engine/answers.ts';
import { compareAnalyses } from '../../src/engine/comparison.ts';
import { allQuestions, type CompiledQuestionnaire } from '../../src/engine/questionnaire.ts';
import { resultSections } from '../../src/engine/results.ts';
import { toSign } from '../../src/engine/signals.ts';
import { toResultsCsv } from '../../src/web/research/results/export-results.ts';
import { loadShipped } from '../helpers/load-compiled.ts';
import { saveAll } from '../helpers/round-trip.ts';
import { withAnswers } from '../../stories/fixtures/content.ts';

let coin: CompiledQuestionnaire;

beforeAll(async () => {
  coin = await loadShipped('coineval');
});

/** The stand of each question of a section with its sign, in results and in a comparison; they agree. */
function listSigns(section: string, answers: Answers) {
  const stored = saveAll(coin, withAnswers(answers));
  const [compared] = compareAnalyses(coin, [stored]).filter(({ id }) => id === section);
  const rows = resultSections(coin, stored).find(({ id }) => id === section)?.rows ?? [];
  const signs = rows.map((row) => ('signal' in row ? toSign([row.signal]) : undefined));
  const besides = compared?.questions.map(({ answers: [answer] }) => [answer?.stand, answer?.sign]);
  expect(besides).toEqual(rows.map(({ stand }, index) => [stand, signs[index]]));
  return rows.map(({ stand }) => stand);
}

describe('questions about something that was not found (Q3)', () => {
  const find = (found: boolean | null | undefined, jargon?: boolean | null, recent?: boolean | null) =>
    listSigns('whitepaper', {
      ...(found !== undefined && { whitepaper_find: found }),
      ...(jargon !== undefined && { whitepaper_jargon: jargon }),
      ...(recent !== undefined && { whitepaper_recent: recent }),
    });

  it('speak for neither side after an explicit No, whatever their answers', () => {
    expect(find(false, false, false)).toEqual(['against', 'neutral', 'neutral']);
    expect(find(false, true, true)).toEqual(['against', 'neutral', 'neutral']);
    expect(find(false)).toEqual(['against', 'neutral', 'neutral']);
    expect(find(false, null)).toEqual(['against', 'cantTell', 'neutral']);
  });

  it('speak for a side after any other answer', () => {
    expect(find(true, false, true)).toEqual(['for', 'for', 'for']);
    expect(find(null, true, true)).toEqual(['cantTell', 'against', 'for']);
    expect(find(undefined, false)).toEqual(['open', 'for', 'open']);
  });
});

describe('a No to every question of a section with its own sign (Q3)', () => {
  const listed = (verdicts: readonly (boolean | null | undefined)[]) => {
    const ids = allQuestions(coin.questionnaire).flatMap(({ id }) =>
      id.startsWith('exchange_') ? [id] : [],
    );
    const answers = ids.map((id, index) => [id, verdicts[index]] as const);
    return listSigns(
      'exchange',
      Object.fromEntries(answers.filter(([, one]) => one !== undefined)) as Answers,
    );
  };

  it('counts once against the subject', () => {
    const none = ['against', 'neutral', 'neutral', 'neutral', 'neutral'];
    expect(listed([false, false, false, false, false])).toEqual(none);
  });

  it('counts for nothing while one of them has another answer', () => {
    const neutral = ['neutral', 'neutral', 'neutral', 'neutral'];
    expect(listed([false, false, false, false, true])).toEqual([...neutral, 'for']);
    expect(listed([false, false, false, false, null])).toEqual([...neutral, 'cantTell']);
    expect(listed([false, false, false, false])).toEqual([...neutral, 'open']);
  });

  it('is in the files of results', () => {
    const no = allQuestions(coin.questionnaire).flatMap(({ id }) => (id.startsWith('exchange_') ? [id] : []));
    const stored = saveAll(coin, withAnswers(Object.fromEntries(no.map((id) => [id, false]))));
    const csv = toResultsCsv([{ compiled: coin, record: { ...stored, name: 'A coin' } }]);
    expect(csv.match(/,warning,/g)).toHaveLength(1);
  });
});
