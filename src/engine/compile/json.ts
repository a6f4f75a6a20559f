/** JSON Schema or rjsf UI schema as plain JSON; the engine hands it on and never looks inside. */
export type Json = Readonly<Record<string, unknown>>;
