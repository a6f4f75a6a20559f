import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { arbitraryAnswers } from '../../helpers/arbitrary-answers.ts';
import { arbitrarySource } from '../../helpers/arbitrary-source.ts';
import { compileSource } from '../../helpers/compile-source.ts';
import { loadFixture, loadShipped } from '../../helpers/load-compiled.ts';
import { expectRoundTrip } from '../../helpers/round-trip.ts';
import { runs } from '../../helpers/property-runs.ts';

const shipped = readdirSync(new URL('../../../schemas', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['meta', 'options'].includes(entry.name))
  .map(({ name }) => name);

describe('answers -> wire -> record -> answers', () => {
  it.each(shipped)('is the identity for %s', async (id) => {
    const compiled = await loadShipped(id);
    fc.assert(
      fc.property(arbitraryAnswers(compiled.questionnaire), (answers) => expectRoundTrip(compiled, answers)),
    );
  });

  it.each(['everything', 'assembly'])('is the identity for questions with conditions: %s', async (id) => {
    const compiled = await loadFixture(id);
    fc.assert(
      fc.property(arbitraryAnswers(compiled.questionnaire), (answers) => expectRoundTrip(compiled, answers)),
      {
        numRuns: runs(60),
      },
    );
  });

  it.each(['kinds', 'further'])('is the identity for many answer types: %s', async (id) => {
    const compiled = await loadFixture(id);
    fc.assert(
      fc.property(arbitraryAnswers(compiled.questionnaire), (answers) => expectRoundTrip(compiled, answers)),
    );
  });

  it('is the identity for generated questionnaires', () => {
    fc.assert(
      fc.property(
        arbitrarySource().chain((source) => {
          const compiled = compileSource(source);
          return fc.tuple(fc.constant(compiled), arbitraryAnswers(compiled.questionnaire));
        }),
        ([compiled, answers]) => expectRoundTrip(compiled, answers),
      ),
      { numRuns: runs(10) },
    );
  });
});
