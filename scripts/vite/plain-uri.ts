// Replaces the package by which rjsf and Ajv follow $ref and $id, which the schemas of this project do not have. In the
// build only rjsf imports it, by its default export; a development server also runs a part of Ajv, which imports the
// functions by name.

interface Parts {
  readonly address: string;
  readonly fragment?: string | undefined;
}

export const resolve = (base: string, reference: string): string => new URL(reference, base).href;

export const equal = (one: string, other: string): boolean => one === other;

export function parse(uri: string): Parts {
  const [address = '', fragment] = uri.split('#', 2);
  return { address, fragment };
}

export const serialize = ({ address, fragment }: Parts): string =>
  fragment === undefined ? address : `${address}#${fragment}`;

export default { resolve, equal, parse, serialize };
