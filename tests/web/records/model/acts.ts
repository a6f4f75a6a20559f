import fc from 'fast-check';
import type { BrowserOptions } from './browser.ts';
import type { Passage } from './network.ts';
import type { Place as AnyPlace } from './tab.ts';

/** A question of the fixtures, and its place. */
export interface Place extends AnyPlace {
  readonly questionnaire: 'everything' | 'talk';
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

const plainKinds = [
  'new',
  'previous',
  'open',
  'open unsaved',
  'try now',
  'delete here',
  'delete elsewhere',
  'open tab',
  'reload',
  'kill',
  'hide and kill',
  'close',
  'hide',
  'offline',
  'online',
  'lose connections',
  'session ends',
  'sign in',
  'other member',
  'log out',
  'next day',
] as const;

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
  | { readonly kind: 'choose'; readonly place: Place; readonly versions: 'mine' | 'theirs' | 'both' }
  | { readonly kind: 'elsewhere'; readonly place: Place; readonly to: 'write' | 'take back' | 'note' }
  | { readonly kind: 'search'; readonly name: string }
  | { readonly kind: (typeof plainKinds)[number] }
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
const refusal: fc.Arbitrary<Passage> = plain({
  out: delay,
  back: delay,
  lost: fc.constant('nothing'),
  refusal: fc.constantFrom('INTERNAL', 'BUSY', 'RATE_LIMITED'),
});
const anyPlace = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...places.slice(0, 3)) },
  { weight: 1, arbitrary: fc.constantFrom(...places) },
);
/** A yes given elsewhere cannot be told from the member's. */
const textPlace = fc.constantFrom(...places.filter(({ type }) => type === 'text'));
const late = fc.boolean();

const plainly = (weight: number, ...kinds: (typeof plainKinds)[number][]) => ({
  weight,
  arbitrary: plain({ kind: fc.constantFrom(...kinds) }),
});

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
      versions: fc.constantFrom('mine' as const, 'theirs' as const, 'both' as const),
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
      passages: fc.array(fc.oneof(passage, passage, refusal), { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: plain({
      kind: fc.constant('search' as const),
      name: fc.constantFrom('Punks', 'punks', 'Apes'),
    }),
  },
  plainly(4, 'reload', 'kill', 'open tab', 'open', 'open unsaved', 'offline', 'online'),
  plainly(2, 'delete elsewhere', 'close', 'hide', 'hide and kill', 'try now', 'new', 'previous'),
  plainly(2, 'session ends', 'sign in'),
  plainly(1, 'delete here', 'log out', 'other member', 'next day', 'lose connections'),
);

export const anyAct: fc.Arbitrary<Act> = fc.tuple(what, fc.nat({ max: 1 }), ms).map(([one, tab, pause]) => ({
  ...one,
  tab,
  pause,
  [fc.toStringMethod]: () => toLine({ ...one, tab, pause }),
}));

/** An act on one line, for the report of a fault. */
function toLine({ kind, tab, pause, ...rest }: Act): string {
  const given = Object.entries(rest).map(([name, value]) => {
    if (name === 'place') return `${(value as Place).section}.${(value as Place).question}`;
    return name === 'late'
      ? value
        ? 'late'
        : ''
      : typeof value === 'string'
        ? value
        : JSON.stringify(value);
  });
  return `\n  tab ${tab}: ${[kind, ...given].join(' ').trim()}, then ${pause} ms`;
}

export const anyBrowser: fc.Arbitrary<BrowserOptions> = plain({
  database: fc.constantFrom('works', 'works', 'works', 'missing', 'refused'),
  hasLocks: fc.constantFrom(true, true, true, false),
});
