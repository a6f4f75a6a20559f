// Stands in for the package by which rjsf follows $ref and $id, which the schemas of this project do not have.
// rjsf imports its default export.
export default {
  resolve: (base: string, reference: string): string => new URL(reference, base).href,
  equal: (one: string, other: string): boolean => one === other,
};
