import { isDeepStrictEqual } from 'node:util';
import { oppositeSignal } from '../../src/engine/compile/build-question.ts';
import { latestOf, optionSources, type ColumnSource } from '../../src/engine/compile/question-source.ts';
import type {
  QuestionnaireSource,
  ReleasedAbout,
  ReleasedQuestion,
} from '../../src/engine/compile/source.ts';
import { describeBands } from './band-problems.ts';
import { describeMove, describeTurn, describeTurnInWords, toConditionWords } from './change-words.ts';
import { sectionNames } from './former-names.ts';
import { placeColumns, type PlacedSource } from './placed-source.ts';
import { recordColumn } from './release-of.ts';
import { limitKeys, releasedKeys, type LimitKey } from './released-limits.ts';

interface ComparedQuestion {
  readonly source: QuestionnaireSource;
  readonly question: PlacedSource;
  readonly was: ReleasedQuestion;
  readonly now: ReleasedQuestion;
  readonly about: ReleasedAbout | undefined;
}

export interface Difference {
  readonly line: string;
  /** Answers change their meaning, or other questions are asked: more than a wording. */
  readonly needsVersion: boolean;
}

/** How a question differs from its record, in sentences about it. Properties missing in the record are not compared. */
export function questionDifferences(compared: ComparedQuestion): readonly Difference[] {
  const { was, now, about } = compared;
  // The first form has no words, the second no limits and conditions.
  const [knowsWords, knowsAll] = [was.title !== undefined, about?.fingerprint !== undefined];
  const wordings = [
    ...(knowsWords ? describeTurn('title', was.title, now.title) : []),
    ...(knowsAll ? describeTurn('help', was.help, now.help) : []),
    ...applyingDifferences(was, now),
    ...(was.quick === now.quick
      ? []
      : [now.quick ? 'it is now offered first' : 'it is no longer offered first']),
  ];
  const meanings = [
    ...sectionDifferences(compared),
    ...describeTurn('type', was.type, now.type),
    ...describeTurn('unit', was.unit, now.unit),
    ...describeTurn('format', was.format, now.format),
    ...(knowsWords ? describeTurn('sign', was.signal ?? 'neutral', now.signal ?? 'neutral') : []),
    ...(was.signalNo === undefined || (isMirrored(was) && isMirrored(now))
      ? []
      : describeTurn('sign of a No', was.signalNo, now.signalNo)),
    ...settingDifferences(was, now),
    ...(knowsWords ? describeTurn('longest text', was.maxLength, now.maxLength) : []),
    ...(knowsAll ? limitDifferences(compared) : []),
  ];
  return [
    ...wordings.map((line) => ({ line, needsVersion: false })),
    ...meanings.map((line) => ({ line, needsVersion: true })),
    ...optionDifferences(compared, knowsWords, knowsAll),
    ...(knowsAll ? [...columnDifferences(compared), ...rowDifferences(compared)] : []),
  ];
}

/** Whether its No speaks for the opposite of its yes: then a change of one is a change of the other. */
function isMirrored({ signal = 'neutral', signalNo }: ReleasedQuestion): boolean {
  return signalNo === oppositeSignal[signal];
}

function settingDifferences(was: ReleasedQuestion, now: ReleasedQuestion): readonly string[] {
  const list = (ids: readonly string[] = []) => (ids.length === 0 ? undefined : ids);
  return [
    ...(was.scale ? describeTurn('low end', was.scale.low, now.scale?.low) : []),
    ...(was.scale ? describeTurn('high end', was.scale.high, now.scale?.high) : []),
    ...(was.excludes
      ? describeTurn('list of questions that a yes excludes', list(was.excludes), list(now.excludes))
      : []),
  ];
}

/** A record has this part if it has `signalNo`. */
function applyingDifferences(was: ReleasedQuestion, now: ReleasedQuestion): readonly string[] {
  if (was.signalNo === undefined) return [];
  return describeTurnInWords('range that it applies to', was.appliesIf, now.appliesIf, ({ words }) => words);
}

function sectionDifferences({ source, question, was }: ComparedQuestion): readonly string[] {
  const { section } = question;
  if (sectionNames(source, section).includes(was.section)) return [];
  const titleOf = (id: string) => source.schema.properties[id]?.title ?? id;
  const before = Object.keys(source.schema.properties).find((id) =>
    sectionNames(source, id).includes(was.section),
  );
  return [`it moved from section "${titleOf(before ?? was.section)}" to "${titleOf(section)}"`];
}

function limitDifferences({ source, was, now }: ComparedQuestion): readonly string[] {
  const flag = (before: unknown, after: unknown, on: string, off: string) =>
    before === after ? [] : [after ? on : off];
  return [
    ...describeTurn('list of bands', describeBands(was.bands), describeBands(now.bands)),
    ...limitKeys.flatMap((key) =>
      key === 'maxLength'
        ? []
        : describeTurn(releasedKeys.question[key].words, recorded(was, key), recorded(now, key)),
    ),
    ...conditionDifferences(source, was, now),
    ...flag(was.required, now.required, 'it must now be answered', 'it need no longer be answered'),
    ...flag(was.retired, now.retired, 'it is retired', 'it is asked again'),
  ];
}

/** A limit as it is recorded. */
function recorded({ limits = {} }: ReleasedQuestion, key: Exclude<LimitKey, 'maxLength'>) {
  return key === 'formatMaximum' ? latestOf(limits) : limits[key];
}

function conditionDifferences(
  source: QuestionnaireSource,
  { askedIf: before }: ReleasedQuestion,
  { askedIf: after }: ReleasedQuestion,
): readonly string[] {
  if (isDeepStrictEqual(before, after)) return [];
  const [was, is] = [toConditionWords(source, before), toConditionWords(source, after)];
  if (is === undefined) return [`it is now always asked, and was asked if ${was}`];
  if (was === undefined) return [`it is now asked only if ${is}`];
  return [was === is ? 'its condition changed' : `it is now asked if ${is}, and was asked if ${was}`];
}

function optionDifferences(
  { question, was, now }: ComparedQuestion,
  knowsWords: boolean,
  knowsAll: boolean,
): readonly Difference[] {
  const options = optionSources(question.source);
  const toNow = (id: string) =>
    options.find((one) => one.const === id || one['x-former-ids']?.includes(id))?.const;
  const former = was.options ?? [];
  const each = options.flatMap(({ const: id, title }): readonly Difference[] => {
    const index = former.findLastIndex((one) => toNow(one) === id);
    const old = former[index];
    const about = `option "${title}" (${id})`;
    if (old === undefined) return [{ line: `${about} is new`, needsVersion: true }];
    const at = now.options?.indexOf(id) ?? -1;
    const has = (key: 'ownText' | 'retiredOptions' | 'aloneOptions', on: string, off: string) => {
      const [before, after] = [was[key]?.includes(old) ?? false, now[key]?.includes(id) ?? false];
      return before === after ? [] : [after ? on : off];
    };
    const meanings = [
      ...(old === id ? [] : [`was called ${old}`]),
      ...has('ownText', 'now has a text field', 'no longer has a text field'),
      ...(knowsAll ? has('retiredOptions', 'is retired', 'is offered again') : []),
      ...(knowsAll
        ? has('aloneOptions', 'can no longer be combined with others', 'can now be combined with others')
        : []),
    ];
    const signs = knowsWords
      ? describeTurn('sign', was.optionSignals?.[index] ?? 'neutral', now.optionSignals?.[at] ?? 'neutral')
      : [];
    const titles = knowsWords ? describeTurn('title', was.optionTitles?.[index], title) : [];
    const values = knowsAll
      ? describeTurn('value', was.optionValues?.[index] ?? undefined, now.optionValues?.[at] ?? undefined)
      : [];
    return [
      ...meanings.map((text) => ({ line: `${about} ${text}`, needsVersion: true })),
      ...[...signs, ...values].map((text) => ({ line: `${about}: ${text}`, needsVersion: true })),
      ...titles.map((text) => ({ line: `${about}: ${text}`, needsVersion: false })),
    ];
  });
  const order = describeMove(
    former.flatMap((id) => toNow(id) ?? []),
    options.map((option) => option.const),
  );
  return [...each, ...order.map((line) => ({ line: `option ${line}`, needsVersion: true }))];
}

function columnDifferences({ was: table, question, ...compared }: ComparedQuestion): readonly Difference[] {
  const { columns: released = {} } = table;
  const columns = placeColumns(question);
  const each = columns.flatMap((column): readonly Difference[] => {
    const about = `column "${column.source.title}" (${column.id})`;
    const source = released[column.id];
    if (!source) return [{ line: `${about} is new`, needsVersion: true }];
    const asRecord = (one: ColumnSource, { requiredColumns }: ReleasedQuestion) => ({
      ...recordColumn(one),
      ...(requiredColumns?.includes(column.id) && { required: true as const }),
    });
    const was = asRecord(source, table.requiredColumns ? table : compared.now);
    const now = asRecord(column.source, compared.now);
    const both = { ...compared, question: column, was, now };
    const meanings = [
      ...describeTurn('title', was.title, now.title),
      ...describeTurn('kind', was.type, now.type),
      ...describeTurn('unit', was.unit, now.unit),
      ...describeTurn('format', was.format, now.format),
      ...describeTurn('longest text', was.maxLength, now.maxLength),
      ...limitDifferences(both),
    ].map((line) => ({ line, needsVersion: true }));
    return [...meanings, ...optionDifferences(both, true, true)].map(({ line, needsVersion }) => ({
      line: `${about}: ${line}`,
      needsVersion,
    }));
  });
  const order = describeMove(
    Object.keys(released),
    columns.map(({ id }) => id),
  );
  return [...each, ...order.map((line) => ({ line: `column ${line}`, needsVersion: false }))];
}

function rowDifferences({ was, question }: ComparedQuestion): readonly Difference[] {
  const before = Object.entries(was.rows ?? {});
  const rows = question.source['x-rows'] ?? [];
  const each = rows.flatMap((row): readonly Difference[] => {
    const about = `row "${row.title}" (${row.const})`;
    const [id, old] = before.find(([one]) => one === row.const || row['x-former-ids']?.includes(one)) ?? [];
    if (!old) return [{ line: `${about} is new`, needsVersion: true }];
    const meanings = [
      ...(id === row.const ? [] : [`${about} was called ${id}`]),
      ...describeTurn('title', old.title, row.title).map((line) => `${about}: ${line}`),
      ...(Boolean(old['x-retired']) === Boolean(row['x-retired'])
        ? []
        : [`${about} ${row['x-retired'] ? 'is retired' : 'is asked again'}`]),
    ];
    return meanings.map((line) => ({ line, needsVersion: true }));
  });
  const order = describeMove(
    before.map(([id]) => id),
    rows.map((row) => row.const),
  );
  return [...each, ...order.map((line) => ({ line: `row ${line}`, needsVersion: false }))];
}
