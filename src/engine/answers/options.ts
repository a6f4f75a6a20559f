import type { Help } from '../compile/help.ts';
import type { Signal } from '../vocabulary.ts';

/** An option of a choice. `id` is its const: it travels and is stored; people read the title. */
export interface Option {
  readonly id: string;
  readonly title: string;
  readonly signal: Signal;
  /** What it means, and how to tell; shown with the help of its question. */
  readonly help?: Help;
  readonly formerIds: readonly string[];
  /** No longer offered; old answers still show it. */
  readonly retired: boolean;
  /** It rules out all others, such as 'none of these'. */
  readonly alone?: true;
  /** Chosen, it takes a text of the member's own, as 'other' does: the answer to a question after this one. */
  readonly ownText?: true;
  /** Path inside the questionnaire's folder, such as 'images/portraits.svg'. */
  readonly image?: string;
}

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
