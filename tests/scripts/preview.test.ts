import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { factStates, toStateFacts } from '../../scripts/dev/preview/fact-states.ts';
import { fillAnswers } from '../../scripts/dev/preview/fill-answers.ts';
import {
  findFlipped,
  findPathIndex,
  listPaths,
  toPathContent,
} from '../../scripts/dev/preview/list-paths.ts';
import { memberStates } from '../../scripts/dev/preview/member-states.ts';
import { findingsPath, formPath } from '../../scripts/dev/preview/paths.ts';
import {
  readSetFacts,
  toSetFacts,
  withSetFacts,
  writeSetFacts,
} from '../../scripts/dev/preview/set-facts.ts';
import { toSampleSave } from '../../scripts/dev/preview/sample-save.ts';
import { root } from '../../scripts/setup/files.mjs';
import { coinFactIds, factGaps, factIds } from '../../src/contracts/coin-facts.ts';
import { findFactFault } from '../../src/engine/answers/fact-faults.ts';
import { allQuestions } from '../../src/engine/questionnaire.ts';
import type { Content } from '../../src/engine/content.ts';
import { unknownFact, type Condition } from '../../src/engine/conditions.ts';
import { toConditionFact, toFactShape } from '../../src/engine/fact-shape.ts';
import type { QuestionnaireSource } from '../../src/engine/compile/source.ts';
import { findMissing } from '../../src/engine/form.ts';
import { askedSections, findAsked, askedQuestions } from '../../src/engine/asked-questions.ts';
import { compileSource } from '../helpers/compile-source.ts';
import { loadFixture, loadShipped } from '../helpers/load-compiled.ts';
import { withAnswers } from '../../stories/fixtures/content.ts';

const fixtures = ['assembly', 'everything', 'further', 'gallery', 'kinds', 'launch', 'talk'];

describe('the preview', () => {
  it('is no part of the build', () => {
    const built = ['client', 'server', 'programs'].flatMap((name) => listFiles(join(root, 'build', name)));
    const code = built.filter((path) => /\.(?:m?js|css|html)$/.test(path));
    expect(code.length).toBeGreaterThan(50);
    const holders = code.filter((path) => {
      const text = readFileSync(path, 'utf8');
      return [findingsPath, formPath].some((own) => text.includes(own));
    });
    expect(holders).toEqual([]);
  });
});

describe('the answers that the preview fills in', () => {
  it.each(fixtures)('are accepted by the server: %s', async (id) => {
    const compiled = await loadFixture(id);
    for (const much of ['all', 'half'] as const) {
      const answers = fillAnswers(compiled.questionnaire, much);
      const asked = findAsked(compiled.questionnaire, withAnswers(answers));
      const refused = askedSections(compiled.sections, asked).flatMap(
        (section) => toSampleSave(compiled, section, withAnswers(answers)).problems,
      );
      expect(refused).toEqual([]);
    }
  });

  it('cover every question that is asked', async () => {
    const { questionnaire } = await loadShipped('nfteval');
    const answers = fillAnswers(questionnaire, 'all');
    const asked = findAsked(questionnaire, withAnswers(answers));
    expect(questionnaire.sections.flatMap((one) => findMissing(askedQuestions(one, asked), answers))).toEqual(
      [],
    );
    expect(Object.keys(answers)).toHaveLength(asked.size);
  });
});

describe('the preview of a record saved before a question was added', () => {
  it.each(fixtures)('has answers to all but the new questions: %s', async (id) => {
    const { questionnaire } = await loadFixture(id);
    const { answers, unseen = [] } = memberStates['new-questions'].make(questionnaire);
    const asked = findAsked(questionnaire, withAnswers(fillAnswers(questionnaire, 'all')));
    expect(unseen.length).toBeGreaterThan(0);
    expect([...asked].filter((one) => !(one in answers)).toSorted()).toEqual([...unseen].toSorted());
  });

  it('treats questions that the released version did not ask as new', async () => {
    const { questionnaire } = await loadFixture('talk');
    const released = questionnaire.sections.flatMap(({ id: section, questions }) =>
      questions.slice(1).map((question) => ({ ...question, section })),
    );
    const { unseen } = memberStates['new-questions'].make({
      ...questionnaire,
      askedByVersion: { 1: released },
    });
    expect(unseen).toEqual(
      questionnaire.sections.flatMap(({ questions }) => questions.slice(0, 1).map(({ id }) => id)),
    );
  });
});

describe('the facts of the preview', () => {
  it('are valid in every state', async () => {
    for (const id of ['coineval', 'nfteval', 'swingtrade']) {
      const { questionnaire } = await loadShipped(id);
      const questions = allQuestions(questionnaire).filter(({ evidence }) => evidence);
      expect(questions.length).toBeGreaterThan(0);
      for (const state of factStates) {
        const facts = toStateFacts(state, Date.now());
        expect(facts === undefined).toBe(state === 'loading');
        for (const question of questions)
          for (const { fact } of question.evidence ?? []) {
            const shown = facts?.find((one) => one.id === fact);
            if (facts) expect(findFactFault(question, shown, new Date().toISOString())).toBeUndefined();
          }
      }
    }
  });

  it('have a state for every reason why a fact can be missing', () => {
    expect(factStates).toEqual(expect.arrayContaining(['live', 'stale', 'sample', ...factGaps]));
  });
});

describe('a fact that the preview sets', () => {
  it('replaces what the sources give, and reaches the pages by a cookie', () => {
    const set = toSetFacts({ start: { token_or_coin: 'token', largest_holders: '25', fees: '' } });
    const facts = withSetFacts(toStateFacts('sample', Date.now()) ?? [], set, Date.now());
    expect(facts.map(({ id }) => id).toSorted()).toEqual(factIds.toSorted());
    const shown = Object.fromEntries(facts.map((fact) => [fact.id, toConditionFact(fact)]));
    expect(shown).toMatchObject({
      token_or_coin: 'token',
      largest_holders: '25',
      fees: '',
      rsi: unknownFact,
    });
    vi.stubGlobal('document', { cookie: '' });
    onTestFinished(() => void vi.unstubAllGlobals());
    writeSetFacts(set);
    const [sent = ''] = document.cookie.split('; Path');
    expect(readSetFacts(`sid=1; ${sent}; theme=dark`)).toEqual(set);
    expect(readSetFacts('sid=1')).toEqual({});
  });
});

describe('the paths through conditions', () => {
  it('show and hide every conditional question, with answers that lead there', async () => {
    const { questionnaire } = await loadFixture('assembly');
    const all = listPaths(questionnaire);
    expect(all.isCut).toBe(false);
    expect(all.conditional.map(({ id }) => id)).toEqual([
      'turnout',
      'whales',
      'whale_names',
      'seats',
      'doubt',
    ]);
    for (const [index, path] of all.paths.entries()) {
      const kept = { closing_word: 'kept', seats: 'one' };
      const content = toPathContent(questionnaire, all, path, withAnswers(kept));
      expect(content.answers).toMatchObject(kept);
      expect(findPathIndex(all, questionnaire, content)).toBe(index);
    }
    for (const { id } of all.conditional) {
      const shown = all.paths.filter(({ asked }) => asked.includes(id));
      expect([shown.length > 0, shown.length < all.paths.length]).toEqual([true, true]);
    }
  });

  it('give a section the facts that its conditions test', async () => {
    const { questionnaire } = await loadFixture('launch');
    const all = listPaths(questionnaire);
    const issuer = all.conditional.find(({ id }) => id === 'issuer')!;
    const content = findFlipped(all, questionnaire, issuer, withAnswers({ last_word: 'kept' }))!.content;
    expect(content).toMatchObject({
      answers: { last_word: 'kept' },
      conditionFacts: { contract: { token_or_coin: 'coin' } },
    });
    expect(findAsked(questionnaire, content).has('issuer')).toBe(false);
  });

  it('include one that shows or hides a question and changes as few others as possible', async () => {
    const { questionnaire } = await loadFixture('assembly');
    const all = listPaths(questionnaire);
    const flip = (id: string, content: Content) =>
      findFlipped(all, questionnaire, all.conditional.find((one) => one.id === id)!, content)!;
    const withSeats = flip('seats', withAnswers({}));
    expect(withSeats.asked).toEqual(['seats']);
    const withNames = flip('whale_names', withSeats.content);
    expect(withNames.asked).toEqual(['turnout', 'whales', 'whale_names', 'seats']);
    expect(flip('seats', withNames.content).asked).not.toContain('seats');
  });

  it.each([1, 5, 12])('show and hide every question, however many facts are tested: %i', (count) => {
    const { questionnaire } = compileSource(withFacts(count));
    const all = listPaths(questionnaire);
    expect(all.conditional).toHaveLength(2 * count + 2);
    expect(all.paths.length).toBeGreaterThanOrEqual(2 ** Math.min(count, 5));
    for (const question of all.conditional) {
      const shown = findAsked(questionnaire, withAnswers({})).has(question.id);
      const one = findFlipped(all, questionnaire, question, withAnswers({}))!;
      expect(one.asked.includes(question.id)).toBe(!shown);
      const other = findFlipped(all, questionnaire, question, one.content)!;
      expect(other.asked.includes(question.id)).toBe(shown);
    }
  });

  it('are one path in a questionnaire without conditions', async () => {
    const { questionnaire } = await loadShipped('coineval');
    expect(listPaths(questionnaire)).toEqual({
      conditional: [],
      tested: [],
      paths: [{ asked: [], content: withAnswers({}) }],
      isCut: false,
    });
  });
});

/** A section whose questions test this many facts, alone and together with an answer. */
function withFacts(count: number): QuestionnaireSource {
  const facts = coinFactIds.filter((id) => toFactShape(id)?.kind === 'number').slice(0, count);
  const text = (id: string, condition: Condition) =>
    [id, { type: 'string', title: id, 'x-asked-if': condition }] as const;
  const conditional = facts.flatMap((fact) => [
    text(`above_${fact}`, { fact, minimum: 50 }),
    text(`small_${fact}`, {
      allOf: [
        { question: 'is_new', const: true },
        { fact, maximum: 10 },
      ],
    }),
  ]);
  const last = [
    text('grown', { question: 'age', minimum: 5 }),
    text('both', {
      allOf: [
        { fact: facts[0]!, minimum: 50 },
        { question: 'age', maximum: 3 },
      ],
    }),
  ];
  return {
    id: 'many',
    schema: {
      title: 'Many facts',
      'x-questionnaire': {
        kind: 'checklist',
        version: 1,
        page: '/coineval',
        order: 9,
        subject: 'coin',
        reward: 1,
      },
      properties: {
        all: {
          type: 'object',
          title: 'All',
          properties: {
            is_new: { type: 'boolean', title: 'Is it new?' },
            age: { type: 'number', title: 'How old is it?' },
            ...Object.fromEntries([...conditional, ...last]),
          },
        },
      },
    },
    ui: {},
    released: { versions: {} },
  };
}

function listFiles(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
