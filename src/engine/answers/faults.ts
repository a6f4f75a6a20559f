import { assertNever } from '../../lib/assert-never.ts';

/** What is wrong with an answer that the JSON Schema of its question cannot say. */
export type Fault =
  /** It is not there, and its section cannot do without. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'no-day' }
  | { readonly kind: 'no-link' }
  | { readonly kind: 'too-few'; readonly fewest: number }
  | { readonly kind: 'too-many'; readonly most: number }
  | { readonly kind: 'too-long'; readonly most: number }
  /** `option`: the title of what rules out all others. */
  | { readonly kind: 'not-alone'; readonly option: string }
  /** `today`: the UTC day, YYYY-MM-DD. */
  | { readonly kind: 'after-today'; readonly today: string };

/** What is wrong, in a sentence without the question's name, as a call of the API is answered. */
export function toFaultSentence(fault: Fault): string {
  switch (fault.kind) {
    case 'missing':
      return 'Must be answered.';
    case 'no-day':
      return 'Must be a day, such as "2026-11-22".';
    case 'no-link':
      return 'Must be the address of a page that begins with "https://".';
    case 'too-few':
      return `Must be at least ${fault.fewest} options.`;
    case 'too-many':
      return `Must be at most ${fault.most} options.`;
    case 'too-long':
      return `Must have at most ${fault.most} characters.`;
    case 'not-alone':
      return `“${fault.option}” must stand alone.`;
    case 'after-today':
      return `Must not be after today, ${fault.today} (UTC).`;
    default:
      return assertNever(fault);
  }
}

/** What a type refuses, as a sentence. */
export function toRefusal(message: string | Fault): string {
  return typeof message === 'string' ? message : toFaultSentence(message);
}
