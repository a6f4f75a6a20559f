import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { CoinFact, CoinFacts } from '../../src/contracts/coin-facts.ts';
import type { EvidenceByQuestion, SentEvidence } from '../../src/contracts/record.ts';
import { mergeThreeWay, isSameAnswer } from '../../src/engine/three-way-merge.ts';
import { toCatalogEntry } from '../../src/engine/compile/catalog-entry.ts';
import { blankContent, mergeContents, type Content } from '../../src/engine/content.ts';
import { toSentEvidence } from '../../src/engine/kept-evidence.ts';
import { allQuestions, type CompiledQuestionnaire } from '../../src/engine/questionnaire.ts';
import { currentContent } from '../../src/engine/read.ts';
import { prepareSave } from '../../src/engine/save.ts';
import { toSentFields } from '../../src/engine/send.ts';
import type { SentFields } from '../../src/contracts/record.ts';
import { readStoredJson, toStoredJson, type StoredAnswers } from '../../src/engine/stored.ts';
import { toResultsJson } from '../../src/web/research/results/export-results.ts';
import { readResultsJson } from '../../src/web/research/results/import-results.ts';
import { toFacts, toMissing } from '../../stories/panels/coin/fact-answers.ts';
import { loadShipped } from '../helpers/load-compiled.ts';
import { readBack } from '../helpers/round-trip.ts';
import { runs } from '../helpers/property-runs.ts';

let coin: CompiledQuestionnaire;
/** Few sections, so that steps often change the same question. */
let sections: CompiledQuestionnaire['sections'];
let ids: readonly string[];

beforeAll(async () => {
  coin = await loadShipped('coineval');
  sections = coin.sections.slice(0, 2);
  ids = sections.flatMap(({ questions }) => questions.map(({ id }) => id));
});

const arbitrarySteps = [
  fc.record({
    kind: fc.constant('answer' as const),
    tab: fc.nat(1),
    question: fc.nat(),
    answer: fc.constantFrom(true, false, null, undefined),
  }),
  fc.record({
    kind: fc.constant('note' as const),
    tab: fc.nat(1),
    question: fc.nat(),
    text: fc.constantFrom('', 'Seen', 'Looked up'),
  }),
  fc.record({
    kind: fc.constant('source' as const),
    value: fc.nat(9),
    state: fc.constantFrom('live', 'stale', 'sample', 'missing' as const),
  }),
  fc.record({
    kind: fc.constant('save' as const),
    tab: fc.nat(1),
    section: fc.nat(),
    old: fc.boolean(),
    mine: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('reload' as const), tab: fc.nat(1) }),
  fc.record({ kind: fc.constant('export' as const) }),
  fc.record({ kind: fc.constant('restore' as const), version: fc.nat() }),
] as const;
const weights = [8, 1, 2, 5, 1, 1, 1];
const step = fc.oneof(
  ...arbitrarySteps.map((arbitrary, index) => ({ weight: weights[index] ?? 1, arbitrary })),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Tab {
  base: Content;
  mine: Content;
}

/** A record with its versions, two tabs that answer it, and the sources' values. */
class Stage {
  stored: StoredAnswers | undefined;
  versions: StoredAnswers[] = [];
  facts: CoinFacts = toFacts('live');
  // The facts of the stories are a few minutes old.
  moment = Date.now();
  readonly tabs: readonly Tab[] = [blankTab(), blankTab()];

  take(one: Step): void {
    switch (one.kind) {
      case 'answer': {
        const tab = this.tabs[one.tab]!;
        const { [at(ids, one.question)]: _, ...others } = tab.mine.answers;
        const answers =
          one.answer === undefined ? others : { ...others, [at(ids, one.question)]: one.answer };
        tab.mine = { ...tab.mine, answers };
        return;
      }
      case 'note': {
        const tab = this.tabs[one.tab]!;
        tab.mine = { ...tab.mine, notes: { ...tab.mine.notes, [at(ids, one.question)]: { text: one.text } } };
        return;
      }
      case 'source':
        this.facts = toFacts('live').map((fact) => toSaid(fact, one));
        return;
      case 'save':
        return this.save(one);
      case 'reload':
        this.load(this.tabs[one.tab]!);
        return;
      case 'export':
        return this.move();
      case 'restore':
        if (this.versions.length > 0) this.keep(at(this.versions, one.version));
    }
  }

  private save({ tab: index, section: place, old, mine: takesMine }: Extract<Step, { kind: 'save' }>): void {
    const tab = this.tabs[index]!;
    const { questionnaire } = coin;
    const section = at(sections, place);
    const theirs = this.stored ? readBack(coin, this.stored) : blankContent;
    const { conflicts, written } = mergeThreeWay(questionnaire, section.questions, { ...tab, theirs });
    const content = { ...tab.mine, ...written };
    const chosen = takesMine ? content : mergeContents([content, pick(theirs, conflicts)]);
    const { fields, marks } = toSentFields(questionnaire, [section], chosen);
    this.send({ fields, marks: old ? {} : marks }, old ? undefined : toSentEvidence(section, this.facts));
    this.load(tab);
  }

  /** Moves the record to another member through a file. */
  private move(): void {
    if (!this.stored) return;
    const record = { ...currentContent(coin.questionnaire, this.stored), id: 'r', name: 'Uniswap' };
    const json = toResultsJson([{ compiled: coin, record }], '2026-11-22T00:00:00.000Z');
    const [found] = readResultsJson(json, [toCatalogEntry(coin.questionnaire)])!.records;
    this.stored = undefined;
    if (found && Object.keys(found.fields).length > 0) this.send(found, found.evidence);
  }

  private send({ fields, marks }: SentFields, evidence: SentEvidence | undefined): void {
    if (Object.keys(fields).length === 0) return;
    this.moment += 60_000;
    const now = new Date(this.moment).toISOString();
    const { stored } = this;
    const ready = prepareSave(coin, undefined, fields, {
      marks,
      ...(evidence && { evidence: { sent: evidence, now } }),
      ...(stored && { stored }),
    });
    if (ready.kind === 'refused') throw new Error(JSON.stringify(ready.problems));
    this.keep(ready.merged);
  }

  private keep(next: StoredAnswers): void {
    if (this.stored) this.versions.push(this.stored);
    this.stored = readStoredJson(JSON.parse(JSON.stringify(toStoredJson(next))))!;
  }

  private load(tab: Tab): void {
    tab.base = this.stored ? readBack(coin, this.stored) : blankContent;
    tab.mine = tab.base;
  }
}

function blankTab(): Tab {
  return { base: blankContent, mine: blankContent };
}

function at<T>(list: readonly T[], place: number): T {
  return list[place % list.length]!;
}

function pick({ answers, notes }: Content, questions: readonly string[]): Content {
  const of = <V>(all: Readonly<Record<string, V>>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => questions.includes(id)));
  return { ...blankContent, answers: of(answers), notes: of(notes) };
}

function toSaid(fact: CoinFact, { value, state }: Extract<Step, { kind: 'source' }>): CoinFact {
  if (fact.state === 'missing') return fact;
  if (state === 'missing') return toMissing(fact.id, 'unavailable', fact.source);
  return { ...fact, state, ...(fact.unit === 'usd' && { value: value * 1e8 }) } as CoinFact;
}

/** Evidence without the marks of an import. */
function toPlain(evidence: EvidenceByQuestion = {}): EvidenceByQuestion {
  return Object.fromEntries(
    Object.entries(evidence).map(([id, { kept_at, facts }]) => [id, { kept_at, facts }]),
  );
}

/** The questions with an answer that is the same in both. */
function listSame(one: StoredAnswers, other: StoredAnswers): readonly string[] {
  return allQuestions(coin.questionnaire)
    .filter(
      (question) =>
        one.answers[question.id] !== undefined &&
        isSameAnswer(coin.questionnaire, question, one.answers[question.id], other.answers[question.id]),
    )
    .map(({ id }) => id);
}

it('evidence of an unchanged answer stays the same through saves, tabs, merges, exports and imports', () => {
  let kept = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 40 }), (steps) => {
      const stage = new Stage();
      for (const one of steps) {
        const before = stage.stored;
        stage.take(one);
        const after = stage.stored;
        // A restored version brings the evidence of its answers.
        if (!before || !after || one.kind === 'restore') continue;
        const [was, is] = [before, after].map(({ evidence }) => toPlain(evidence));
        const same = listSame(before, after);
        expect(same.map((id) => is?.[id])).toEqual(same.map((id) => was?.[id]));
        const marks = Object.values(after.evidence ?? {}).map(({ imported }) => imported);
        if (one.kind === 'export') expect(marks.every(Boolean)).toBe(true);
        kept += marks.length;
      }
    }),
    { numRuns: runs(20) },
  );
  // Proves that the steps produce kept evidence.
  expect(kept).toBeGreaterThan(100);
});

it('evidence comes back when the version that has it is restored', () => {
  const stage = new Stage();
  const question = coin.questionnaire.sections[0]!.questions[0]!.id;
  const give = (given: boolean) => {
    stage.take({ kind: 'answer', tab: 0, question: ids.indexOf(question), answer: given });
    stage.take({ kind: 'save', tab: 0, section: 0, old: false, mine: true });
  };
  give(true);
  const first = stage.stored?.evidence;
  stage.take({ kind: 'source', value: 1, state: 'live' });
  give(false);
  expect(stage.stored?.evidence).not.toEqual(first);
  stage.take({ kind: 'restore', version: 0 });
  expect(stage.stored?.evidence).toEqual(first);
});
