import type { Option } from '../vocabulary.ts';

/** The id that an option has now, for an id that it has or had; undefined for an id that it never had. */
export function currentOptionId(options: readonly Option[], id: string): string | undefined {
  return options.find((option) => option.id === id || option.formerIds.includes(id))?.id;
}

/** The ids of the options that can be chosen together; those that stand alone where there are no others. */
export function listOffered(options: readonly Option[]): readonly string[] {
  const offered = options.filter(({ retired }) => !retired);
  const others = offered.filter(({ alone }) => !alone);
  return (others.length > 0 ? others : offered).map(({ id }) => id);
}
