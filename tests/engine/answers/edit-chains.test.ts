import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readContent, toReadFields, currentContent } from '../../../src/engine/read.ts';
import { toAnswerText, withOwnTexts, resultSections } from '../../../src/engine/results.ts';
import { isAnswered } from '../../../src/engine/answers.ts';
import type { StoredAnswers } from '../../../src/engine/stored.ts';
import type { CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import { isComplete } from '../../../src/engine/completion.ts';
import { ledgerKey } from '../../../src/engine/rewards.ts';
import { arbitraryAnswers } from '../../helpers/arbitrary-answers.ts';
import { arbitrarySource } from '../../helpers/arbitrary-source.ts';
import { compileSource } from '../../helpers/compile-source.ts';
import { arbitraryEdits, editAll, withTags } from '../../helpers/edit-chain.ts';
import { saveAll, toAbout } from '../../helpers/round-trip.ts';
import { runs } from '../../helpers/property-runs.ts';

function readPage(compiled: CompiledQuestionnaire, stored: StoredAnswers): ReadonlyMap<string, string> {
  const { questionnaire } = compiled;
  const fields = toReadFields(questionnaire, JSON.parse(JSON.stringify(stored)), undefined);
  const record = { id: 'r', name: null, about: toAbout(questionnaire, stored), ...fields };
  const content = readContent(questionnaire, record);
  const shown = resultSections(compiled, content).flatMap(({ saved, rows }) => (saved ? rows : []));
  const questions = questionnaire.sections.flatMap((section) => section.questions);
  return new Map(
    shown.flatMap(({ id }) => {
      const question = questions.find((one) => one.id === id);
      const answer = content.answers[id];
      if (!question || !isAnswered(answer)) return [];
      const text = toAnswerText(withOwnTexts(question, content.answers), answer) ?? '';
      // The order of options has no meaning.
      return [[question.title, text.split(', ').toSorted().join(', ')]];
    }),
  );
}

const evolution = fc.tuple(arbitrarySource().map(withTags), arbitraryEdits(30)).chain(([source, chain]) => {
  const old = compileSource(source);
  return fc.record({
    old: fc.constant(old),
    now: fc.constant(compileSource(editAll(source, chain))),
    answers: arbitraryAnswers(old.questionnaire),
  });
});

it('answers keep their meaning, completion and rewards after thirty allowed edits of a questionnaire', () => {
  fc.assert(
    fc.property(evolution, ({ old, now, answers }) => {
      const stored = saveAll(old, answers);
      const page = readPage(now, stored);
      for (const [title, text] of readPage(old, stored))
        expect([title, page.get(title)]).toEqual([title, text]);
      expect(isComplete(now, currentContent(now.questionnaire, stored))).toBe(true);
      const keys = (compiled: CompiledQuestionnaire) =>
        compiled.questionnaire.sections.map((section) => ledgerKey(compiled.questionnaire, section));
      expect(keys(now)).toEqual(expect.arrayContaining(keys(old)));
    }),
    { numRuns: runs(10) },
  );
});
