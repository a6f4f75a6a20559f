import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers, CompiledQuestionnaire } from '../../../src/engine/registry/questionnaire.ts';
import { findAsked } from '../../../src/engine/rules/visibility.ts';
import { arbitraryAnswers, meaning } from '../../helpers/arbitrary-answers.ts';
import { arbitrarySource } from '../../helpers/arbitrary-source.ts';
import { compileSource } from '../../helpers/compile-source.ts';
import { loadFixture, loadShipped } from '../../helpers/load-compiled.ts';
import { readBack, saveAll } from '../../helpers/round-trip.ts';

const shipped = readdirSync(new URL('../../../schemas', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['meta', 'options'].includes(entry.name))
  .map(({ name }) => name);

/** What of the answers is asked, and so saved. */
function asked({ questionnaire }: CompiledQuestionnaire, answers: Answers): Answers {
  const ids = findAsked(questionnaire, answers);
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)));
}

function expectIdentity(compiled: CompiledQuestionnaire, answers: Answers): void {
  const back = readBack(compiled, saveAll(compiled, answers));
  expect(meaning(back)).toEqual(meaning(asked(compiled, answers)));
}

describe('answers -> wire -> record -> answers', () => {
  it.each(shipped)('is the identity for %s', async (id) => {
    const compiled = await loadShipped(id);
    fc.assert(
      fc.property(arbitraryAnswers(compiled.questionnaire), (answers) => expectIdentity(compiled, answers)),
    );
  });

  it.each(['everything', 'assembly'])('is the identity where questions depend on others: %s', async (id) => {
    const compiled = await loadFixture(id);
    fc.assert(
      fc.property(arbitraryAnswers(compiled.questionnaire), (answers) => expectIdentity(compiled, answers)),
      {
        numRuns: 500,
      },
    );
  });

  it.each(['kinds', 'further'])('is the identity for every kind of question: %s', async (id) => {
    const compiled = await loadFixture(id);
    fc.assert(
      fc.property(arbitraryAnswers(compiled.questionnaire), (answers) => expectIdentity(compiled, answers)),
    );
  });

  it('is the identity for generated questionnaires', () => {
    fc.assert(
      fc.property(
        arbitrarySource().chain((source) => {
          const compiled = compileSource(source);
          return fc.tuple(fc.constant(compiled), arbitraryAnswers(compiled.questionnaire));
        }),
        ([compiled, answers]) => expectIdentity(compiled, answers),
      ),
      { numRuns: 40 },
    );
  });
});
