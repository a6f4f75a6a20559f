import { dayValueIds, toDayValueKind, type DayValueId } from '../../src/contracts/day-values.ts';
import { latestOf, optionSources } from '../../src/engine/compile/question-source.ts';
import { toAnswerType } from '../../src/engine/compile/question-types.ts';
import type { AnswerType } from '../../src/engine/answers.ts';
import type { AlertTable } from '../../src/engine/questionnaire.ts';
import type { Unit } from '../../src/engine/unit-names.ts';
import type { Checked } from './checked.ts';
import { answerWords } from './conditions/answer-words.ts';
import { latestKey } from './day-problems.ts';
import { atPlace, errorAt } from './json-file.ts';
import { list } from './meta-sentences.ts';
import { hintNearest } from './name-hints.ts';
import { nearest } from './nearest.ts';
import { placeColumns, type PlacedSource } from './placed-source.ts';
import type { Problem } from './problem.ts';
import { find, type Finding } from './sentences/sentences.ts';

const types = { fact: 'choice', side: 'choice', figure: 'number', until: 'date' } as const satisfies Partial<
  Record<keyof AlertTable, AnswerType>
>;

const watched: readonly DayValueId[] = dayValueIds.filter((id) => toDayValueKind(id).unit !== 'side');

export function alertProblems({ source, questions, schemaFile: file }: Checked): readonly Problem[] {
  const { alert, subject } = source.schema['x-questionnaire'];
  if (!alert) return [];
  const place = ['x-questionnaire', 'alert'];
  if (subject !== 'coin') return [errorAt(file, place, 'alert-without-coin', {})];
  const table = questions.find(({ id }) => id === alert.table);
  const unfit = findTableFault(alert.table, table, questions);
  if (!table || unfit) return unfit ? [atPlace(file, [...place, 'table'], unfit)] : [];
  const columns = placeColumns(table);
  const required = table.source.items?.required ?? [];
  const faultOf = (part: keyof typeof types) => findFault(part, alert, { columns, required });
  // The keys of a table are its type’s.
  const wrong = (Object.keys(types) as (keyof typeof types)[]).flatMap((part) => {
    const fault = faultOf(part);
    return fault ? [atPlace(file, [...place, part], fault)] : [];
  });
  const findFit = (part: keyof typeof types) =>
    faultOf(part) ? undefined : columns.find(({ id }) => id === alert[part])?.source;
  const [fact, side, figure, until] = [findFit('fact'), findFit('side'), findFit('figure'), findFit('until')];
  const sides = side ? optionSources(side).map((option) => option.const) : [];
  const values = (fact ? optionSources(fact) : []).flatMap((option) => {
    const value: string | undefined = alert.facts[option.const];
    const fault = findValueFault(option.const, value, alert.figure, figure?.['x-unit']);
    const at = value === undefined ? [...place, 'facts'] : [...place, 'facts', option.const];
    return fault ? [atPlace(file, at, fault)] : [];
  });
  const { above, side: id } = alert;
  return [
    ...wrong,
    ...(!side || sides.includes(above)
      ? []
      : [
          errorAt(file, [...place, 'above'], 'alert-side-unknown', { above, id, options: list(sides, 'or') }),
        ]),
    ...values,
    ...(until && latestOf(until) === 'today'
      ? [errorAt(file, [...place, 'until'], 'alert-day-past', { id: alert.until, key: latestKey(until) })]
      : []),
  ];
}

function findTableFault(
  id: string,
  table: PlacedSource | undefined,
  questions: readonly PlacedSource[],
): Finding | undefined {
  if (!table) {
    const now = questions.find(({ source }) => source['x-former-ids']?.includes(id));
    if (now) return find('alert-table-renamed', { id, now: now.id });
    const ids = questions.map((one) => one.id);
    return find('alert-table-unknown', { id, ...hintNearest(id, ids) });
  }
  if (table.source['x-retired']) return find('alert-table-retired', { id });
  if (toAnswerType(table.source) !== 'rows' || table.source['x-rows'])
    return find('alert-table-unfit', { id });
  return undefined;
}

interface AlertColumns {
  readonly columns: readonly PlacedSource[];
  readonly required: readonly string[];
}

function findFault(
  part: keyof typeof types,
  alert: AlertTable,
  { columns, required }: AlertColumns,
): Finding | undefined {
  const { table, [part]: id } = alert;
  const column = columns.find((one) => one.id === id);
  if (!column) {
    const ids = columns.map((one) => one.id);
    return find('alert-column-unknown', { part, id, table, ...hintNearest(id, ids) });
  }
  const type = types[part];
  if (toAnswerType(column.source) !== type)
    return find('alert-unfit', { part, id, wanted: answerWords[type].name });
  return required.includes(id) ? undefined : find('alert-column-optional', { part, id, table });
}

/** The unit of a limit that is compared with such a value, and the value's own in words. */
const fitting = {
  usd: { unit: 'usd', words: 'US dollars' },
  percent_changed: { unit: 'percent', words: 'percent' },
  coins: { unit: 'count', words: 'coins' },
  index: { unit: 'count', words: 'points' },
  exchanges: { unit: 'count', words: 'exchanges' },
  number: { unit: 'usd', words: 'US dollars' },
  side: { unit: 'count', words: 'words' },
} as const satisfies Readonly<
  Record<ReturnType<typeof toDayValueKind>['unit'], { readonly unit: Unit; readonly words: string }>
>;

function findValueFault(
  option: string,
  value: string | undefined,
  figure: string,
  unit: Unit | undefined,
): Finding | undefined {
  const [known] = watched.filter((id) => id === value);
  if (known === undefined) {
    const values = list(watched, 'or');
    if (value === undefined) return find('alert-value-missing', { option, values });
    return find('alert-value-unknown', { option, value, values, meant: nearest(value, watched) });
  }
  const { title, unit: of } = toDayValueKind(known);
  const { unit: wanted, words } = fitting[of];
  if (unit === undefined || unit === wanted) return undefined;
  return find('alert-unit-other', { id: figure, unit, option, title, words });
}
