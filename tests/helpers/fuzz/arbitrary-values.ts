import fc from 'fast-check';
import type { Schema } from './operations.ts';

/** An unused id; members may watch a coin of that id. */
export const madeUpId = '0d9c1a52-7f3e-4b68-9a10-c2e5d4f6b781';

/** Placeholders for values that are known only when the request is sent (see FuzzMembers). */
export const own = { email: '<own-email>', mark: '<own-mark>' } as const;
export const ofOther = { email: '<other-email>' } as const;
/** An id that a member received from calls about that questionnaire ('': about none). */
export const arbitraryId = (of: string) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.nat(99).map((index) => `<own-id:${of}:${index}>`) },
    { weight: 1, arbitrary: fc.nat(99).map((index) => `<other-id:${of}:${index}>`) },
  );

/** Values for fields of these names; other fields follow their schema. */
export type Known = Readonly<Record<string, fc.Arbitrary<unknown>>>;

const markLength = 30;

/** Includes halves of surrogate pairs; fast-check's own generator first builds a table, which takes seconds. */
const anyCodePoint = fc.integer({ min: 0, max: 0x10_ff_ff }).map((point) => String.fromCodePoint(point));

/** Texts that no well-meaning client sends. */
export const wildText = fc.oneof(
  fc.string({ unit: anyCodePoint, maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '%',
    '%00',
    '../..',
    '__proto__',
    'constructor',
    "' OR 1=1 --",
    '\u202e',
    '\uD800',
  ),
  fc.string({ maxLength: 12 }).map((text) => text.padEnd(4100, 'x')),
);

export const wildValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  wildText,
  fc.constantFrom(-1, Number.MAX_VALUE, 2 ** 53, [[[[[[[[]]]]]]]]),
);

export function arbitraryValid(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => arbitraryValid(one, known)));
  return fc.oneof(...[schema.type ?? 'object'].flat().map((type) => arbitraryOfType(type, schema, known)));
}

function arbitraryOfType(type: string, schema: Schema, known: Known): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return arbitraryObject(schema, known);
    case 'array':
      return fc.array(arbitraryValid(schema.items ?? {}, known), { maxLength: 3 });
    case 'string':
      return arbitraryText(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`No generator for ${type} yet: add one`);
  }
}

function arbitraryObject({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<object> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, known[name] ?? arbitraryValid(schema, known)]),
  );
  return fc.record(model, { requiredKeys: [...required] });
}

function arbitraryText({ minLength = 0, maxLength = 50, pattern }: Schema): fc.Arbitrary<string> {
  if (pattern === undefined)
    return withMark(fc.string({ minLength, maxLength: Math.min(maxLength, 50) }), maxLength);
  const form = new RegExp(pattern, 'u');
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength && form.test(text);
  const texts = fc.oneof(
    fc.constantFrom('1', '2', '2026-11-21', 'bitcoin', 'Bored Ape', 'x', madeUpId),
    fc.string({ minLength, maxLength: Math.min(maxLength, 20) }),
  );
  const some = texts.filter(fits);
  return fits(own.mark) ? withMark(some, maxLength) : some;
}

const withMark = (texts: fc.Arbitrary<string>, maxLength: number) =>
  maxLength < markLength ? texts : fc.oneof(texts, fc.constant(own.mark));

/** Values that a schema allows, except for one error in each. */
export function arbitraryNearlyValid(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  return fc
    .tuple(arbitraryValid(schema, known), wildText, wildValue, fc.nat())
    .map(([valid, name, value, at]) => {
      if (typeof valid !== 'object' || valid === null) return value;
      const names = Object.keys(valid);
      const chosen = names[at % (names.length + 1)];
      const before: unknown = chosen === undefined ? undefined : Reflect.get(valid, chosen);
      // PostgreSQL stores no text with it, and fails if one reaches a query.
      const withNull = typeof before === 'string' ? `${before}\0` : value;
      return { ...valid, [chosen ?? name]: [undefined, value, withNull][Math.floor(at / 7) % 3] };
    });
}
