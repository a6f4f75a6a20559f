import { getQuestionType, toAnswerType } from '../../src/engine/compile/question-types.ts';
import { optionSources, type RowSource } from '../../src/engine/compile/question-source.ts';
import type { QuestionnaireSource, ReleasedQuestion } from '../../src/engine/compile/source.ts';
import type { Band } from '../../src/engine/vocabulary.ts';
import { describeBand, toBandSize } from './band-problems.ts';
import { sectionNames } from './former-names.ts';
import { errorAt, warningAt, type JsonFile, type JsonPath } from './json-file.ts';
import { toPlainWords } from './plain-words.ts';
import type { Problem } from './problem.ts';
import { findReplaced, optionPath, placeColumns, type PlacedSource } from './placed-source.ts';
import { recordColumn } from './release-of.ts';
import type { DataOf } from './sentences/sentences.ts';

/** A change to what was released; of several versions' changes with the same `about` only the newest is reported. */
interface Change {
  readonly about: string;
  readonly problem: Problem;
}

type Released = Readonly<Record<string, ReleasedQuestion>>;

/** What a released version asked, beside what is asked now. */
interface ReleasedVersion {
  readonly version: string;
  readonly released: Released;
  readonly questions: readonly PlacedSource[];
  readonly file: JsonFile;
}

export function lossProblems(
  source: QuestionnaireSource,
  { version, released, questions, file }: ReleasedVersion,
): readonly Change[] {
  const sections = new Set(Object.values(released).map(({ section }) => section));
  const known = Object.keys(source.schema.properties).flatMap((id) => sectionNames(source, id));
  const gone = [...sections].filter((section) => !known.includes(section));
  return [
    ...gone.map((section) => ({
      about: `section ${section}`,
      problem: errorAt(file, ['properties'], 'section-gone', { id: section, version }),
    })),
    ...Object.entries(released)
      // The problem of a missing section covers its questions.
      .filter(([id, { section }]) => !findNow(questions, id) && !gone.includes(section))
      .map(([id, { section }]) => ({
        about: `question ${id}`,
        problem: errorAt(file, ['properties', section], 'question-gone', { id, version }),
      })),
  ];
}

/** One question: as it was released under `id`, and now. */
interface Compared extends ReleasedVersion {
  readonly id: string;
  readonly before: ReleasedQuestion;
  readonly now: PlacedSource;
}

export function changeProblems(of: ReleasedVersion): readonly Change[] {
  return Object.entries(of.released).flatMap(([id, before]) => {
    const now = findNow(of.questions, id);
    return now ? questionProblems({ ...of, id, before, now }) : [];
  });
}

function questionProblems(compared: Compared): readonly Change[] {
  const { id, before, now, version, file } = compared;
  const type = toAnswerType(now.source);
  const about = `question ${id}`;
  if (type !== before.type) {
    const turn = { id, was: before.type, now: type, version };
    return [{ about, problem: errorAt(file, now.path, 'question-type-changed', turn) }];
  }
  const problem = findMeasure(compared);
  if (problem) return [{ about, problem }];
  return [signalProblems, endProblems, swapProblems, optionProblems, columnProblems, rowProblems].flatMap(
    (check) => check(compared),
  );
}

function findNow(questions: readonly PlacedSource[], id: string): PlacedSource | undefined {
  return questions.find((one) => one.id === id || one.source['x-former-ids']?.includes(id));
}

/** A number of something else, or an address on another chain: every old answer would change its meaning. */
function findMeasure({ now: { id, source, path }, before, version, file }: Compared): Problem | undefined {
  const setting = getQuestionType(before.type).findChangedSetting?.(source, { ...before });
  if (!setting) return undefined;
  const { was, is } = setting;
  const code = setting.kind === 'unit' ? 'question-unit-changed' : 'address-format-changed';
  return errorAt(file, path, code, { id, was, now: is, version });
}

function signalProblems({ now: question, before, version, file }: Compared): readonly Change[] {
  const { id, source, path } = question;
  const turned = (was: string | undefined, now: string | undefined, name: string, place: JsonPath) =>
    was !== undefined && now !== undefined && isTurned(was, now)
      ? [
          {
            about: `signal ${name}`,
            problem: warningAt(file, place, 'sign-turned', { id: name, was, now, version }),
          },
        ]
      : [];
  return [
    ...turned(before.signal, source['x-signal'], id, [...path, 'x-signal']),
    ...turned(before.signalNo, source['x-signal-no'], id, [...path, 'x-signal-no']),
    ...optionSources(source).flatMap((option, index) => {
      const at = (before.options ?? []).findIndex((old) => isSame(option, old));
      const place = [...optionPath(source, path), index, 'x-signal'];
      return turned(before.optionSignals?.[at], option['x-signal'], option.const, place);
    }),
    ...bandProblems({ id, bands: source['x-bands'] ?? [] }, before.bands ?? [], version, (data) => ({
      about: `bands ${id}`,
      problem: warningAt(file, [...path, 'x-bands'], 'bands-turned', data),
    })),
  ];
}

/** A label that moved to the other end of a scale: old answers would mean the opposite. */
function endProblems({ now: { id, source, path }, before, version, file }: Compared): readonly Change[] {
  const [was, is] = [before.scale, source['x-scale']];
  if (!was || !is) return [];
  const isMoved = (label: string, from: string, stayed: string) =>
    toPlainWords(label) === toPlainWords(from) && toPlainWords(label) !== toPlainWords(stayed);
  if (!isMoved(is.low, was.high, was.low) && !isMoved(is.high, was.low, was.high)) return [];
  const problem = errorAt(file, [...path, 'x-scale'], 'scale-ends-swapped', { id, version });
  return [{ about: `ends ${id}`, problem }];
}

/** The lowest value whose sign turned from positive to negative or the other way round. */
function bandProblems(
  { id, bands }: { readonly id: string; readonly bands: readonly Band[] },
  before: readonly Band[],
  version: string,
  toChange: (data: DataOf<'bands-turned'>) => Change,
): readonly Change[] {
  const signalAt = (all: readonly Band[], at: Band) =>
    all.findLast((one) => toBandSize(one) <= toBandSize(at))?.signal ?? 'neutral';
  const edges = [...before, ...bands].toSorted((a, b) => toBandSize(a) - toBandSize(b));
  const edge = edges.find((at) => isTurned(signalAt(before, at), signalAt(bands, at)));
  if (!edge) return [];
  const [was, now] = [signalAt(before, edge), signalAt(bands, edge)];
  return [toChange({ id, from: describeBand(edge), was, now, version })];
}

function isTurned(was: string, now: string): boolean {
  return (was === 'negative' && now === 'positive') || (was === 'positive' && now === 'negative');
}

/** Titles that changed places: old answers would say the opposite of what was meant. */
function swapProblems({ now, id, before, questions, released, version, file }: Compared): readonly Change[] {
  const { source, path } = now;
  const titles = Object.entries(released).map(([one, { title }]) => [one, title] as const);
  const other = findSwapped(id, source.title, titles, (one) => findNow(questions, one)?.source.title);
  const options = optionSources(source);
  const { options: oldIds = [], optionTitles = [] } = before;
  const oldTitles = oldIds.map((one, at) => [one, optionTitles[at]] as const);
  const toTitle = (one: string) => options.find((option) => isSame(option, one))?.title;
  return [
    ...(other === undefined
      ? []
      : [
          {
            about: `title ${now.id}`,
            problem: errorAt(file, [...path, 'title'], 'question-titles-swapped', {
              id: now.id,
              other,
              version,
            }),
          },
        ]),
    ...options.flatMap((option, index) => {
      const own = oldIds.find((one) => isSame(option, one));
      const from = own === undefined ? undefined : findSwapped(own, option.title, oldTitles, toTitle);
      if (from === undefined) return [];
      const data = { id: option.const, other: from, version };
      const place = [...optionPath(source, path), index, 'title'];
      const problem = errorAt(file, place, 'option-titles-swapped', data);
      return [{ about: `title ${now.id} ${option.const}`, problem }];
    }),
  ];
}

/** Which other one had this title, and has it no longer, while `own` had a different one; `toTitle`: the present titles. */
function findSwapped(
  own: string,
  title: string,
  released: readonly (readonly [id: string, title: string | undefined])[],
  toTitle: (id: string) => string | undefined,
): string | undefined {
  if (released.some(([id, was]) => id === own && was === title)) return undefined;
  return released.find(([id, was]) => id !== own && was === title && toTitle(id) !== title)?.[0];
}

function isSame(option: RowSource, id: string): boolean {
  return option.const === id || (option['x-former-ids'] ?? []).includes(id);
}

/** Tables store their cells by column id, and do not record the column's meaning. */
function columnProblems(table: Compared): readonly Change[] {
  const { now, id, before, version, file } = table;
  const { columns: released = {} } = before;
  const columns = placeColumns(now);
  const titles = Object.entries(released).map(([one, { title }]) => [one, title] as const);
  const toTitle = (one: string) => columns.find((each) => each.id === one)?.source.title;
  return Object.entries(released).flatMap(([column, source]): readonly Change[] => {
    const is = columns.find((one) => one.id === column);
    const about = `column ${id} ${column}`;
    if (!is) return [{ about, problem: errorAt(file, now.path, 'column-gone', { id, column, version }) }];
    const was = recordColumn(source);
    if (!isSameMeasure(was, recordColumn(is.source)))
      return [{ about, problem: errorAt(file, is.path, 'column-changed', { id, column, version }) }];
    const former = source['x-replaces'];
    if (former !== undefined && findReplaced(now, column) !== former) {
      const data = { id, column, former, version };
      return [{ about, problem: errorAt(file, is.path, 'replaces-gone', data) }];
    }
    const other = findSwapped(column, is.source.title, titles, toTitle);
    const place = [...is.path, 'title'];
    return [
      ...optionProblems({ ...table, id: column, before: was, now: is }),
      ...(other === undefined
        ? []
        : [
            {
              about: `${about} title`,
              problem: errorAt(file, place, 'column-titles-swapped', { id, other, version }),
            },
          ]),
    ];
  });
}

function rowProblems({ now, id, before: released, version, file }: Compared): readonly Change[] {
  if (!released.columns) return [];
  const place = [...now.path, 'x-rows'];
  const [was, rows] = [released.rows, now.source['x-rows']];
  if (!was !== !rows) {
    const data = { id, was: was ? 'fixed' : 'added by members', version };
    return [{ about: `rows ${id}`, problem: errorAt(file, now.path, 'rows-fixed-changed', data) }];
  }
  const titles = Object.entries(was ?? {}).map(([one, { title }]) => [one, title] as const);
  const toTitle = (one: string) => rows?.find((each) => isSame(each, one))?.title;
  return titles.flatMap(([row]): readonly Change[] => {
    const at = rows?.findIndex((one) => isSame(one, row)) ?? -1;
    const is = rows?.[at];
    const about = `row ${id} ${row}`;
    if (!is) return [{ about, problem: errorAt(file, place, 'row-gone', { id, row, version }) }];
    const other = findSwapped(row, is.title, titles, toTitle);
    if (other === undefined) return [];
    const problem = errorAt(file, [...place, at, 'title'], 'row-titles-swapped', { other, version });
    return [{ about: `title ${about}`, problem }];
  });
}

function isSameMeasure(was: ReleasedQuestion, now: ReleasedQuestion): boolean {
  return was.type === now.type && was.unit === now.unit && was.format === now.format;
}

/** Of more missing options only a few are named: another list was put in place of the old one. */
const mostNamed = 3;

function optionProblems({ now, id, before, version, file }: Compared): readonly Change[] {
  const { type, options = [], ownText = [] } = before;
  const place = [...now.path, ...(getQuestionType(type).optionsPath ?? [])];
  const all = optionSources(now.source);
  const missing = options.filter((old) => !all.some((option) => isSame(option, old)));
  const gone =
    missing.length > mostNamed
      ? [{ about: `options ${id}`, problem: errorAt(file, place, 'options-gone', { id, missing, version }) }]
      : missing.map((old) => ({
          about: `option ${id} ${old}`,
          problem: errorAt(file, place, 'option-gone', { id, option: old, version }),
        }));
  const wordless = all.flatMap((option, index) =>
    !option['x-own-text'] && ownText.some((old) => isSame(option, old))
      ? [
          {
            about: `own text ${id} ${option.const}`,
            problem: errorAt(file, [...place, index], 'own-text-gone', { id: option.const, version }),
          },
        ]
      : [],
  );
  return [...gone, ...wordless];
}
