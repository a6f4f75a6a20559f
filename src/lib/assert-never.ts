/** Ends an exhaustive switch: compiles only while every case of the union is handled. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
