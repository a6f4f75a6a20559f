import type { QuestionTypeDefinition } from '../../compile/question-type.ts';
import { isTextList } from '../../../lib/is-text-list.ts';
import { currentOptionId, listOffered } from '../options.ts';
import type { Option } from '../../vocabulary.ts';
import { accept, refuse, type AnswerTypeDefinition, type WireField } from '../answer-type.ts';

/** The settings of questions with several choices. */
export interface ChoicesSettings {
  /** The minimum and maximum number of options, if any is chosen. */
  readonly min?: number;
  readonly max?: number;
}

/**
 * Any of several options, answered by their ids in the schema's order; an empty list says none of these. Sent as
 * 'true,false,...', one flag per option.
 */
export const choices = {
  no: [],
  isByOptionOrder: true,

  isAnswer: isTextList,
  isAnswered: () => true,

  findFault(chosen, { options, settings: { min = 0, max = Infinity } }) {
    const alone = options.find(({ id, alone: isAlone }) => isAlone && chosen.includes(id));
    if (alone) return chosen.length > 1 ? { kind: 'not-alone', option: alone.title } : undefined;
    if (chosen.length > max) return { kind: 'too-many', max };
    return chosen.length > 0 && chosen.length < min ? { kind: 'too-few', min } : undefined;
  },

  toWire(chosen = [], { options, order = options.map(({ id }) => id) }) {
    return order.map((id) => chosen.includes(currentOptionId(options, id) ?? id)).join(',');
  },
  fromWire(value, field) {
    if (!field.order) return refuse('That version does not have this field.');
    const ids = readFlags(value, field);
    return ids ? accept(ids) : refuse(`Must be ${field.order.length} of true or false, separated by commas.`);
  },
  fromRecord(value, field) {
    const ids = readFlags(value, field);
    return ids?.length === 0 ? undefined : ids;
  },

  toCurrent: (chosen, { options }) => chosen.map((id) => currentOptionId(options, id) ?? id),
  /** Options that the save's version did not have keep their state. */
  merge(sent, before = [], { options, order = [] }) {
    const known = new Set(order.map((id) => currentOptionId(options, id) ?? id));
    return inSchemaOrder(options, [...sent, ...before.filter((id) => !known.has(id))]);
  },

  toResult(chosen, { options }) {
    const shown = options.filter(({ id, retired }) => !retired || chosen?.includes(id));
    return {
      kind: 'options',
      options: shown.map(({ id, title, signal }) => ({
        id,
        title,
        verdict: toVerdict(id, chosen),
        signal: chosen?.includes(id) ? signal : 'neutral',
      })),
    };
  },
  toText(chosen, { options }) {
    if (chosen?.length === 0) return 'None of these';
    const titleOf = (id: string) => options.find((option) => option.id === id)?.title ?? id;
    return chosen?.map(titleOf).join(', ');
  },
  toSignals: (chosen, { options }) =>
    options.filter(({ id }) => chosen.includes(id)).map(({ signal }) => signal),
} as const satisfies AnswerTypeDefinition<readonly string[], ChoicesSettings>;

/** The compile step's definition of questions with several choices. */
export const choicesQuestion = {
  matchesSchema: ({ type, items }) => type === 'array' && items?.type === 'string',
  parseSettings: ({ minItems, maxItems }) => ({
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
  }),
  // The number is checked by findFault: an answer without options is blank, and not too short.
  toSchema(source) {
    const { minItems: _, maxItems: __, ...schema } = source;
    return schema;
  },
  optionsPath: ['items', 'oneOf'],
  canEqual: (value, optionIds) => optionIds.includes(String(value)),
  sample: ({ options, settings: { min = 1, max = Infinity } }) =>
    listOffered(options).slice(0, Math.min(max, Math.max(min, 2))),
  widgets: ['multicheckbox', 'hovermulticheckbox'],
  defaultWidget: { checklist: 'multicheckbox', insights: 'multicheckbox' },
} as const satisfies QuestionTypeDefinition<readonly string[], ChoicesSettings>;

function toVerdict(id: string, chosen: readonly string[] | undefined): 'yes' | 'no' | 'not-marked' {
  if (!chosen) return 'not-marked';
  return chosen.includes(id) ? 'yes' : 'no';
}

const flagsPattern = /^(?:true|false)(?:,(?:true|false))*$/;

/** Reads 'true,false,...' as current option ids; undefined unless the text has one flag per option. */
function readFlags(value: unknown, { options, order }: WireField): readonly string[] | undefined {
  if (!order || typeof value !== 'string' || !flagsPattern.test(value)) return undefined;
  const flags = value.split(',');
  if (flags.length !== order.length) return undefined;
  const ids = order
    .filter((_, index) => flags[index] === 'true')
    .map((id) => currentOptionId(options, id) ?? id);
  return inSchemaOrder(options, ids);
}

/** Sorts chosen ids in the schema's order, so that equal choices are equal lists; unknown ids come last. */
function inSchemaOrder(options: readonly Option[], ids: readonly string[]): readonly string[] {
  const known = options.map((option) => option.id).filter((id) => ids.includes(id));
  return [...known, ...ids.filter((id) => !known.includes(id))];
}
