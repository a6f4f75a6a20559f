import fc from 'fast-check';
import type { BrowserOptions, Passage } from './browser.ts';

/** A question of the fixtures, and its place. */
export interface Place {
  readonly questionnaire: 'everything' | 'talk';
  readonly section: string;
  readonly question: string;
  readonly type: 'text' | 'boolean';
}

const place = (
  questionnaire: Place['questionnaire'],
  section: string,
  question: string,
  type: Place['type'] = 'text',
): Place => ({ questionnaire, section, question, type });

const places: readonly Place[] = [
  place('everything', 'basics', 'floor_note'),
  place('everything', 'basics', 'story'),
  place('everything', 'basics', 'is_listed', 'boolean'),
  place('everything', 'more', 'closing'),
  place('everything', 'more', 'has_team', 'boolean'),
  place('talk', 'insights', 'subject_of_talk'),
  place('talk', 'insights', 'loudest_voice'),
];

/** `tab`: of the open ones. `pause`: ms until the next act. */
export type Act = { readonly tab: number; readonly pause: number } & (
  | {
      readonly kind: 'answer';
      readonly place: Place;
      readonly to: 'write' | 'yes' | 'no' | 'take back';
      /** Into a form whose answers were replaced a moment ago. */
      readonly late: boolean;
    }
  | {
      readonly kind: 'note';
      readonly place: Place;
      readonly to: 'write' | 'take back';
      readonly late: boolean;
    }
  | { readonly kind: 'save'; readonly place: Place }
  | { readonly kind: 'choose'; readonly place: Place; readonly version: 'mine' | 'theirs' }
  | { readonly kind: 'elsewhere'; readonly place: Place; readonly to: 'write' | 'take back' | 'note' }
  | { readonly kind: 'search'; readonly name: string }
  | { readonly kind: 'delete elsewhere' | 'delete here' | 'open' | 'reload' | 'kill' | 'close' | 'log out' }
  | { readonly kind: 'new' | 'previous' | 'open parked' | 'open tab' | 'hide' | 'try now' }
  | { readonly kind: 'offline' | 'online' | 'session ends' | 'next day' }
  | { readonly kind: 'network'; readonly passages: readonly Passage[] }
);

/** Prints without its prototype. */
const plain = <T>(parts: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record(parts, { noNullPrototype: true });

const ms = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(0, 1, 2, 4, 8, 20) },
  { weight: 2, arbitrary: fc.constantFrom(50, 310, 1000) },
  { weight: 1, arbitrary: fc.constantFrom(5000, 10_000, 60_000) },
);
const delay = fc.oneof(fc.constantFrom(0, 1, 5), fc.integer({ min: 0, max: 10_000 }));
const passage: fc.Arbitrary<Passage> = plain({
  out: delay,
  back: delay,
  lost: fc.constantFrom('nothing', 'nothing', 'request', 'response'),
});
const anyPlace = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...places.slice(0, 3)) },
  { weight: 1, arbitrary: fc.constantFrom(...places) },
);
/** A yes given elsewhere cannot be told from the member's. */
const textPlace = fc.constantFrom(...places.filter(({ type }) => type === 'text'));
const late = fc.boolean();

const what = fc.oneof(
  {
    weight: 8,
    arbitrary: plain({
      kind: fc.constant('answer' as const),
      place: anyPlace,
      to: fc.constantFrom(
        'write' as const,
        'write' as const,
        'yes' as const,
        'no' as const,
        'take back' as const,
      ),
      late,
    }),
  },
  {
    weight: 2,
    arbitrary: plain({
      kind: fc.constant('note' as const),
      place: anyPlace,
      to: fc.constantFrom('write' as const, 'take back' as const),
      late,
    }),
  },
  { weight: 8, arbitrary: plain({ kind: fc.constant('save' as const), place: anyPlace }) },
  {
    weight: 3,
    arbitrary: plain({
      kind: fc.constant('choose' as const),
      place: anyPlace,
      version: fc.constantFrom('mine' as const, 'theirs' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: plain({
      kind: fc.constant('elsewhere' as const),
      place: textPlace,
      to: fc.constantFrom('write' as const, 'write' as const, 'take back' as const, 'note' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: plain({
      kind: fc.constant('network' as const),
      passages: fc.array(passage, { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: plain({
      kind: fc.constant('search' as const),
      name: fc.constantFrom('Punks', 'punks', 'Apes'),
    }),
  },
  {
    weight: 4,
    arbitrary: plain({
      kind: fc.constantFrom(
        'reload' as const,
        'kill' as const,
        'open tab' as const,
        'open' as const,
        'open parked' as const,
        'offline' as const,
        'online' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: plain({
      kind: fc.constantFrom(
        'delete elsewhere' as const,
        'close' as const,
        'hide' as const,
        'try now' as const,
        'new' as const,
        'previous' as const,
        'session ends' as const,
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: plain({
      kind: fc.constantFrom('delete here' as const, 'log out' as const, 'next day' as const),
    }),
  },
);

export const anyAct: fc.Arbitrary<Act> = fc
  .tuple(what, fc.nat({ max: 1 }), ms)
  .map(([one, tab, pause]) => ({ ...one, tab, pause }));

export const anyBrowser: fc.Arbitrary<BrowserOptions> = plain({
  hasDatabase: fc.constantFrom(true, true, false),
  hasLocks: fc.constantFrom(true, true, false),
});
