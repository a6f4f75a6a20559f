import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listMarks } from '../../../src/engine/answers/marks.ts';
import { prepareSave } from '../../../src/engine/save.ts';
import { toWire } from '../../../src/engine/send.ts';
import type { Answer, Answers } from '../../../src/engine/answers.ts';
import { rowKey, type Row } from '../../../src/engine/vocabulary.ts';
import { isTextList } from '../../../src/lib/is-text-list.ts';
import { toOwnTextId } from '../../../src/engine/compile/own-text.ts';
import type { OptionSource, QuestionSource } from '../../../src/engine/compile/question-source.ts';
import type { QuestionnaireSource, SectionSource } from '../../../src/engine/compile/source.ts';
import { releaseOf } from '../../../scripts/questionnaires/release-of.ts';
import { arbitraryAnswers, meaning } from '../../helpers/arbitrary-answers.ts';
import { arbitrarySource } from '../../helpers/arbitrary-source.ts';
import { compileSource } from '../../helpers/compile-source.ts';
import { readBack, saveAll } from '../../helpers/round-trip.ts';
import { withAnswers } from '../../../stories/fixtures/content.ts';
import { runs } from '../../helpers/property-runs.ts';

interface Change {
  readonly rename: boolean;
  readonly swapSections: boolean;
  readonly reverse: boolean;
  readonly added: boolean;
}

const change = fc.record<Change>({
  rename: fc.boolean(),
  swapSections: fc.boolean(),
  reverse: fc.boolean(),
  added: fc.boolean(),
});

const newId = (id: string, { rename }: Change) => (rename ? `${id}_now` : id);

function changeOptions(options: readonly OptionSource[], how: Change): readonly OptionSource[] {
  const renamed = options.map((option) => ({
    ...option,
    const: newId(option.const, how),
    ...(how.rename && { 'x-former-ids': [option.const] }),
  }));
  const all = how.added ? [{ const: 'zz_added', title: 'Added' }, ...renamed] : renamed;
  return how.reverse ? all.toReversed() : all;
}

function changeQuestion(id: string, source: QuestionSource, how: Change): QuestionSource {
  return {
    ...source,
    ...(source.oneOf && { oneOf: changeOptions(source.oneOf, how) }),
    ...(source.items?.oneOf && { items: { type: 'string', oneOf: changeOptions(source.items.oneOf, how) } }),
    ...(source.items?.properties && { items: changeTable(source.items, how) }),
    ...(source['x-rows'] && { 'x-rows': changeOptions(source['x-rows'], how) }),
    ...(how.rename && { 'x-former-ids': [id] }),
  };
}

function changeTable(items: Table, how: Change): Table {
  const columns = Object.entries(items.properties ?? {}).map(([id, column]) => [
    id,
    { ...column, ...(column.oneOf && { oneOf: changeOptions(column.oneOf, how) }) },
  ]);
  return { ...items, properties: Object.fromEntries(columns) };
}

type Table = NonNullable<QuestionSource['items']>;

/** Version 2: renamed, reordered, moved to the other section and added to, with version 1 released. */
function evolve(source: QuestionnaireSource, how: Change): QuestionnaireSource {
  const { first, second } = source.schema.properties as Record<'first' | 'second', SectionSource>;
  const evolved = (section: SectionSource): SectionSource => {
    const entries = Object.entries(section.properties ?? {}).map(
      ([id, question]): [string, QuestionSource] => [newId(id, how), changeQuestion(id, question, how)],
    );
    const ordered = how.reverse ? entries.toReversed() : entries;
    const required = section.required?.map((id) => newId(id, how)) ?? [];
    return { ...section, properties: Object.fromEntries(ordered), required };
  };
  const [one, two] = how.swapSections ? [second, first] : [first, second];
  const sections = { first: evolved(one), second: evolved(two) };
  const extra = { zz_question: { type: 'boolean', title: 'New?' } } as const;
  return {
    ...source,
    schema: {
      ...source.schema,
      'x-questionnaire': { ...source.schema['x-questionnaire'], version: 2 },
      properties: how.added
        ? {
            ...sections,
            first: { ...sections.first, properties: { ...extra, ...sections.first.properties } },
          }
        : sections,
    },
    released: { versions: { 1: releaseOf(source) } },
  };
}

function translate(answers: Answers, source: QuestionnaireSource, how: Change): Answers {
  const texts = new Set(
    Object.values(source.schema.properties).flatMap((section) =>
      Object.entries(section.properties ?? {})
        .filter(([, question]) => question.type === 'string' && !question.oneOf)
        .map(([id]) => id),
    ),
  );
  const tables = new Map(
    Object.values(source.schema.properties).flatMap(({ properties }) => Object.entries(properties ?? {})),
  );
  const toNewRow = (table: QuestionSource, row: Row): Row => {
    const cells = Object.entries(row).map(([id, cell]) => {
      const isId = (id === rowKey && table['x-rows']) || table.items?.properties?.[id]?.oneOf;
      return [id, isId ? newId(typeof cell === 'string' ? cell : '', how) : cell];
    });
    return Object.fromEntries(cells);
  };
  const toNew = (id: string, answer: Answer): Answer => {
    const table = tables.get(id);
    if (table?.items?.properties) {
      const rows = (answer as readonly Row[]).map((row) => toNewRow(table, row));
      return table['x-rows'] && how.reverse ? rows.toReversed() : rows;
    }
    if (!(typeof answer === 'string' || isTextList(answer)) || texts.has(id)) return answer;
    if (typeof answer === 'string') return newId(answer, how);
    const ids = answer.map((option) => newId(option, how));
    return how.reverse ? ids.toReversed() : ids;
  };
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => {
      const [question = '', ...option] = id.split('_');
      if (option.length > 0) return [toOwnTextId(newId(question, how), newId(option.join('_'), how)), answer];
      return [newId(id, how), toNew(id, answer)];
    }),
  );
}

const evolution = fc.tuple(arbitrarySource(), change).chain(([source, how]) => {
  const old = compileSource(source);
  return fc.record({
    old: fc.constant(old),
    next: fc.constant(compileSource(evolve(source, how))),
    answers: arbitraryAnswers(old.questionnaire),
    expected: fc.constant((answers: Answers) => meaning(translate(answers, source, how))),
  });
});

describe('a questionnaire with added, reordered, moved or renamed questions', () => {
  it('reads every old record with its old meaning', () => {
    fc.assert(
      fc.property(evolution, ({ old, next, answers, expected }) => {
        expect(meaning(readBack(next, saveAll(old, answers)).answers)).toEqual(expected(answers));
      }),
      { numRuns: runs(15) },
    );
  });

  it('accepts a save of a tab that still shows the old version, with its old meaning', () => {
    fc.assert(
      fc.property(evolution, ({ old, next, answers, expected }) => {
        const { questionnaire, sections } = old;
        const fields = Object.assign(
          {},
          ...sections.map((one) => toWire(questionnaire, one, withAnswers(answers))),
        );
        const isSent = (id: string) => Object.hasOwn(fields, id);
        const all = listMarks(questionnaire, answers);
        const marks = { no: all.no.filter(isSent), cant_tell: all.cant_tell.filter(isSent) };
        const save = prepareSave(next, 1, fields, { marks });
        if (save.kind === 'refused') throw new Error(JSON.stringify(save.problems));
        expect(meaning(readBack(next, save.merged).answers)).toEqual(expected(answers));
      }),
      { numRuns: runs(15) },
    );
  });
});
