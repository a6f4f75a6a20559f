/** JSON Schema or rjsf UI schema as plain JSON; the engine never reads its content. */
export type Json = Readonly<Record<string, unknown>>;
