import type { Option } from '../vocabulary.ts';

/** The current id of an option, given a current or former one; undefined for an unknown id. */
export function currentOptionId(options: readonly Option[], id: string): string | undefined {
  return options.find((option) => option.id === id || option.formerIds.includes(id))?.id;
}

/** The ids of the options that can be chosen together; without any, the ids of the options that exclude all others. */
export function listOffered(options: readonly Option[]): readonly string[] {
  const offered = options.filter(({ retired }) => !retired);
  const others = offered.filter(({ alone }) => !alone);
  return (others.length > 0 ? others : offered).map(({ id }) => id);
}
