import { Type, type Static, type TOptional, type TSchema, type TUnsafe } from 'typebox';

// Schemas of responses have only the fields in use.

export const text = Type.String();

/** May be a number or a text, and is parsed alone: a broken figure is no reason to lose its row. */
export const figure = Type.Unknown();
export const optionalFigure = Type.Optional(figure);

/** May be either, and stays what it is. */
export const textOrNumber = Type.Unsafe<string | number>({ type: ['string', 'number'] });

/** Rows, which are checked one by one: a broken one is no reason to lose the others. */
export const rows = Type.Array(Type.Unknown());

/** A field that may be null. */
export function orNull<Shape extends TSchema>(schema: Shape): TUnsafe<Static<Shape> | null> {
  const isTyped = 'type' in schema;
  return Type.Unsafe<Static<Shape> | null>(
    isTyped ? { ...schema, type: [schema.type, 'null'].flat() } : { anyOf: [schema, Type.Null()] },
  );
}

/** A field that may be absent or null. */
export function maybe<Shape extends TSchema>(schema: Shape): TOptional<TUnsafe<Static<Shape> | null>> {
  return Type.Optional(orNull(schema));
}

/** An object whose names are the source's, such as ids, and whose values all have one schema. */
export function byName<Shape extends TSchema>(value: Shape): TUnsafe<Record<string, Static<Shape>>> {
  return Type.Unsafe<Record<string, Static<Shape>>>({ type: 'object', additionalProperties: value });
}
