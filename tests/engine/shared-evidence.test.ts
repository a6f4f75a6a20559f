import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coinFactIds, type CoinFactId } from '../../src/contracts/coin-facts.ts';
import type { QuestionnaireSource } from '../../src/engine/compile/source.ts';
import { toSentEvidence } from '../../src/engine/kept-evidence.ts';
import type { CompiledQuestionnaire } from '../../src/engine/questionnaire.ts';
import { prepareSave } from '../../src/engine/save.ts';
import { toStoredJson } from '../../src/engine/stored.ts';
import { pairFacts } from '../../src/engine/then-and-now.ts';
import { toFacts } from '../../stories/panels/coin/fact-answers.ts';
import { compileSource } from '../helpers/compile-source.ts';
import { runs } from '../helpers/property-runs.ts';

const questions = ['first', 'second', 'third'] as const;
const now = new Date().toISOString();
const facts = toFacts('live');

const toEvidence = (ids: readonly CoinFactId[]) =>
  ids.length > 0 ? { 'ui:options': { evidence: ids.map((fact) => ({ fact })) } } : undefined;

function compile(named: Readonly<Record<string, readonly CoinFactId[]>>): CompiledQuestionnaire {
  const ui = Object.entries(named).flatMap(([id, ids]) => {
    const entry = toEvidence(ids);
    return entry ? [[id, entry] as const] : [];
  });
  const ask = (id: string) => [id, { type: 'boolean', title: id } as const] as const;
  const source: QuestionnaireSource = {
    id: 'shared',
    schema: {
      title: 'Shared',
      'x-questionnaire': {
        kind: 'checklist',
        version: 1,
        page: '/coineval',
        order: 1,
        subject: 'coin',
        reward: 5,
      },
      properties: {
        team: { type: 'object', title: 'Team', properties: Object.fromEntries(questions.map(ask)) },
      },
    },
    ui: Object.fromEntries(ui),
    released: { versions: {} },
  };
  return compileSource(source);
}

/** What is sent, stored and compared of one save of all questions. */
function save(compiled: CompiledQuestionnaire) {
  const section = compiled.sections[0]!;
  const sent = toSentEvidence(section, facts) ?? {};
  const fields = Object.fromEntries(questions.map((id) => [id, true]));
  const ready = prepareSave(compiled, undefined, fields, { evidence: { sent, now } });
  if (ready.kind === 'refused') throw new Error(JSON.stringify(ready.problems));
  const stored = ready.merged;
  const pairs = section.questions.map((question) =>
    pairFacts(question, true, stored.evidence?.[question.id]?.facts ?? [], facts),
  );
  return { sent, stored: toStoredJson(stored), pairs };
}

it('a section’s facts are sent, stored and compared as if each of its questions named them last', () => {
  const someFacts = fc.subarray([...coinFactIds], { maxLength: 4 });
  fc.assert(
    fc.property(someFacts, fc.tuple(someFacts, someFacts, someFacts), (shared, all) => {
      const own = all.map((ids) => ids.filter((id) => !shared.includes(id)));
      const name = (toIds: (ids: readonly CoinFactId[]) => readonly CoinFactId[]) =>
        Object.fromEntries(questions.map((id, index) => [id, toIds(own[index] ?? [])]));
      const once = compile({ team: shared, ...name((ids) => ids) });
      const each = compile(name((ids) => [...ids, ...shared]));
      expect(save(once)).toEqual(save(each));
      expect(once.sections[0]?.evidence?.map(({ fact }) => fact) ?? []).toEqual(shared);
      expect(once.questionnaire.versions).toEqual(each.questionnaire.versions);
    }),
    { numRuns: runs(30) },
  );
});
