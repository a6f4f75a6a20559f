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

export const places: readonly Place[] = [
  place('everything', 'basics', 'floor_note'),
  place('everything', 'basics', 'story'),
  place('everything', 'basics', 'is_listed', 'boolean'),
  place('everything', 'more', 'closing'),
  place('everything', 'more', 'has_team', 'boolean'),
  place('talk', 'insights', 'subject_of_talk'),
  place('talk', 'insights', 'loudest_voice'),
];

/** 'last': where the last answer was given. */
type ActPlace = Place | 'last';

const plainKinds = [
  'new',
  'previous',
  'open',
  'open unsaved',
  'try now',
  'delete here',
  'delete elsewhere',
  'open tab',
  'copy tab',
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
      readonly place: ActPlace;
      readonly to: 'write' | 'yes' | 'no' | 'take back';
    }
  | {
      readonly kind: 'note';
      readonly place: ActPlace;
      readonly to: 'write' | 'take back';
    }
  | { readonly kind: 'save'; readonly place: ActPlace }
  | { readonly kind: 'choose'; readonly versions: 'mine' | 'theirs' | 'both' }
  | { readonly kind: 'elsewhere'; readonly place: ActPlace; readonly to: 'write' | 'take back' | 'note' }
  | { readonly kind: 'search'; readonly name: string }
  | { readonly kind: (typeof plainKinds)[number] }
  | { readonly kind: 'network'; readonly passages: readonly Passage[] }
);

/** Prints without its prototype. */
const plain = <T>(parts: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record(parts, { noNullPrototype: true });

const oneOf = <const Value>(...values: readonly Value[]) => fc.constantFrom(...values);

const ms = fc.oneof(
  { weight: 4, arbitrary: oneOf(0, 1, 2, 4, 8, 20) },
  { weight: 2, arbitrary: oneOf(50, 310, 1000) },
  { weight: 1, arbitrary: oneOf(5000, 10_000, 60_000) },
);
const delay = fc.oneof(oneOf(0, 1, 5), fc.integer({ min: 0, max: 10_000 }));
const passage: fc.Arbitrary<Passage> = plain({
  out: delay,
  back: delay,
  lost: oneOf('nothing', 'request', 'response', 'response'),
});
const refusal: fc.Arbitrary<Passage> = plain({
  out: delay,
  back: delay,
  lost: oneOf('nothing'),
  refusal: oneOf('INTERNAL', 'BUSY', 'RATE_LIMITED'),
});
const anyPlace: fc.Arbitrary<ActPlace> = fc.oneof(
  { weight: 3, arbitrary: oneOf('last') },
  { weight: 2, arbitrary: oneOf(...places.slice(0, 3)) },
  { weight: 1, arbitrary: oneOf(...places) },
);
const textPlace: fc.Arbitrary<ActPlace> = fc.oneof(
  oneOf('last'),
  oneOf(...places.filter(({ type }) => type === 'text')),
);

const weigh = <T>(weight: number, parts: { [K in keyof T]: fc.Arbitrary<T[K]> }) => ({
  weight,
  arbitrary: plain<T>(parts),
});
const weighPlain = (weight: number, ...kinds: (typeof plainKinds)[number][]) =>
  weigh(weight, { kind: oneOf(...kinds) });

const what = fc.oneof(
  weigh(8, { kind: oneOf('answer'), place: anyPlace, to: oneOf('write', 'write', 'yes', 'no', 'take back') }),
  weigh(2, { kind: oneOf('note'), place: anyPlace, to: oneOf('write', 'take back') }),
  weigh(8, { kind: oneOf('save'), place: anyPlace }),
  weigh(3, { kind: oneOf('choose'), versions: oneOf('mine', 'theirs', 'both') }),
  weigh(4, { kind: oneOf('elsewhere'), place: textPlace, to: oneOf('write', 'write', 'take back', 'note') }),
  weigh(3, {
    kind: oneOf('network'),
    passages: fc.array(fc.oneof(passage, passage, refusal), { minLength: 1, maxLength: 4 }),
  }),
  weigh(2, { kind: oneOf('search'), name: oneOf('Punks', 'punks', 'Apes') }),
  weighPlain(4, 'reload', 'kill', 'open tab', 'open', 'open unsaved', 'offline', 'online'),
  weighPlain(2, 'delete elsewhere', 'close', 'hide', 'hide and kill', 'try now', 'new', 'previous'),
  weighPlain(2, 'session ends', 'sign in'),
  weighPlain(1, 'copy tab', 'delete here', 'log out', 'other member', 'next day', 'lose connections'),
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
    if (name === 'place' && value !== 'last')
      return `${(value as Place).section}.${(value as Place).question}`;
    return typeof value === 'string' ? value : JSON.stringify(value);
  });
  return `\n  tab ${tab}: ${[kind, ...given].join(' ').trim()}, then ${pause} ms`;
}

export interface Scene extends BrowserOptions {
  readonly start: keyof typeof starts;
}

export const anyScene: fc.Arbitrary<Scene> = plain({
  start: oneOf('nothing', 'a saved answer', 'a lost response', 'two tabs'),
  database: oneOf('works', 'works', 'works', 'works', 'missing', 'refused', 'full'),
  hasLocks: oneOf(true, true, true, false),
});

const [first] = places;
const saved: readonly Act[] = [
  { kind: 'answer', place: first!, to: 'write', tab: 0, pause: 0 },
  { kind: 'save', place: first!, tab: 0, pause: 1000 },
];

/** What happens before the sequence. */
export const starts = {
  nothing: [],
  'a saved answer': saved,
  'a lost response': [
    { kind: 'network', passages: [{ out: 1, back: 1, lost: 'response' }], tab: 0, pause: 0 },
    ...saved,
  ],
  'two tabs': [
    ...saved,
    { kind: 'open tab', tab: 0, pause: 1000 },
    { kind: 'previous', tab: 1, pause: 1000 },
  ],
} as const satisfies Record<string, readonly Act[]>;
