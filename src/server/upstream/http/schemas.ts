import { Type, type Static, type TOptional, type TSchema, type TUnsafe } from 'typebox';

/** What responses are made of, beside `Type` itself. Providers list only the fields in use. */
export const text = Type.String();

/** May be a number or a text, and is parsed alone: a broken figure is no reason to lose its row. */
export const figure = Type.Unknown();
export const optionalFigure = Type.Optional(figure);

/** May be either, in which case it is kept as it is. */
export const textOrNumber = Type.Unsafe<string | number>({ type: ['string', 'number'] });

/** Rows, which are checked one by one: a broken one is no reason to lose the others. */
export const rows = Type.Array(Type.Unknown());

/** A field that may be null. */
export function orNull<Shape extends TSchema>(schema: Shape): TUnsafe<Static<Shape> | null> {
  const types = 'type' in schema ? [schema.type, 'null'].flat() : [];
  return Type.Unsafe<Static<Shape> | null>({ ...schema, type: types });
}

/** A field that may be absent or null. */
export function maybe<Shape extends TSchema>(schema: Shape): TOptional<TUnsafe<Static<Shape> | null>> {
  return Type.Optional(orNull(schema));
}

/** An object with names of the source's own, such as ids, each with a value of the one shape. */
export function byName<Shape extends TSchema>(value: Shape): TUnsafe<Record<string, Static<Shape>>> {
  return Type.Unsafe<Record<string, Static<Shape>>>({ type: 'object', additionalProperties: value });
}
