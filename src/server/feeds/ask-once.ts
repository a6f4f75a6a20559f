import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../ports/clock.ts';
import type { Plan, SharedMemory } from '../ports/shared-memory.ts';
import { whereLost } from '../ports/storage.ts';
import { isHeldBack, UpstreamError, type UpstreamErrorKind } from '../ports/upstream.ts';
import type { Word } from './ask-in-order.ts';

/** What asking came to, and when, in ms since 1970 UTC. */
export interface Told<T> {
  readonly word: Word<T>;
  readonly at: number;
}

interface Question<T> {
  /** Of the feed and of what it is asked for; the same at all servers. */
  readonly key: string;
  readonly ask: () => Promise<Word<T>>;
  /** How long such a word is taken for new, in ms. */
  readonly lifetime: (kind: Word<T>['kind']) => number;
}

/** Asks, where no other server of the database has been told lately or is asking just now. */
export type AskOnce = <T>(question: Question<T>) => Promise<Told<T>>;

/** As it is kept: a word in plain values, and until when a server asks, which may have ended meanwhile. */
interface Note<T> {
  readonly told?: { readonly word: PlainWord<T>; readonly at: number };
  readonly askingUntil: number;
}

type PlainWord<T> =
  | { readonly kind: 'value'; readonly value: T; readonly source: string }
  | { readonly kind: 'none' | 'failed'; readonly error: PlainError };

interface PlainError {
  readonly kind: UpstreamErrorKind;
  readonly source: string;
  readonly message: string;
}

/**
 * How long the others wait for a server that may have died while it asked, in ms: as long as one exchange with a source may
 * take, and a little.
 */
const lease = 12_000;
/** Between two looks at what another is told, in ms. */
const looks = { first: 40, longest: 500 };
/** Where the database is slow or gone, each server asks for itself. */
const alone = whereLost(undefined);
/** The longest text that is shared, in characters. */
const maxLength = 1_000_000;

interface AskOnceOptions {
  readonly clock: Clock;
  /** Undefined: there are no other servers. */
  readonly shared?: SharedMemory | undefined;
  /** Of the program: another one may keep other values under the same name. */
  readonly edition?: string | undefined;
}

/** One of several servers asks, and the others take what it was told; each for itself where they cannot share it. */
export function buildAskOnce({ clock, shared, edition = '' }: AskOnceOptions): AskOnce {
  const askAlone = async <T>({ ask }: Question<T>): Promise<Told<T>> => ({
    word: await ask(),
    at: clock.now(),
  });
  if (shared === undefined) return askAlone;
  return async <T>(question: Question<T>): Promise<Told<T>> => {
    const key = toKey(edition, question.key);
    const known = await takeTurn<T>({ shared, clock }, key, question.lifetime).catch(alone);
    if (known !== undefined) return known;
    const renewal = setInterval(
      () => void shared.change(key, (text) => renew(text, clock.now())).catch(alone),
      lease / 2,
    );
    const told = await askAlone(question).finally(() => clearInterval(renewal));
    // Whoever is told does not wait until all know.
    void shared.change(key, () => keep(told, question.lifetime(told.word.kind))).catch(alone);
    return told;
  };
}

/** What another was told, waited for while it asks; undefined: it is this server's turn. */
async function takeTurn<T>(
  { shared, clock }: { readonly shared: SharedMemory; readonly clock: Clock },
  key: string,
  lifetime: Question<T>['lifetime'],
): Promise<Told<T> | undefined> {
  for (let pause = looks.first; ; pause = Math.min(pause * 2, looks.longest)) {
    const turn = await shared.change(key, (text) => planTurn<T>(toNote(text), clock.now(), lifetime));
    if (turn === 'own') return undefined;
    if (turn !== 'of another') return turn;
    await sleep(pause);
  }
}

function planTurn<T>(
  { told, askingUntil }: Note<T>,
  now: number,
  lifetime: Question<T>['lifetime'],
): Plan<Told<T> | 'own' | 'of another'> {
  if (told !== undefined && now < told.at + lifetime(told.word.kind))
    return { outcome: { word: toWord(told.word), at: told.at } };
  if (now < askingUntil) return { outcome: 'of another' };
  const until = now + lease;
  return { outcome: 'own', keep: { text: toText({ askingUntil: until }), until } };
}

/** What takes longer, such as a calendar of many pages, goes on being this server's. */
function renew(text: string | undefined, now: number): Plan<void> {
  const isOver = toNote(text).askingUntil === 0;
  const until = now + lease;
  return { outcome: undefined, ...(!isOver && { keep: { text: toText({ askingUntil: until }), until } }) };
}

function keep<T>({ word, at }: Told<T>, lifetime: number): Plan<void> {
  // What holds one server back, such as a member's own failures, need not hold back others.
  const isOwn = word.kind === 'failed' && isHeldBack(word.error);
  const text = toText({ ...(!isOwn && { told: { word: toPlain(word), at } }), askingUntil: 0 });
  const kept = text.length > maxLength ? toText({ askingUntil: 0 }) : text;
  return { outcome: undefined, keep: { text: kept, until: at + lifetime } };
}

/** Short, and of plain letters, whatever a member has typed. */
function toKey(edition: string, question: string): string {
  return `feed ${edition} ${createHash('sha256').update(question).digest('base64url')}`;
}

function toText(note: Note<unknown>): string {
  return JSON.stringify(note);
}

function toNote<T>(text: string | undefined): Note<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server of the same edition wrote it
  return text === undefined ? { askingUntil: 0 } : (JSON.parse(text) as Note<T>);
}

function toPlain<T>(word: Word<T>): PlainWord<T> {
  if (word.kind === 'value') return word;
  const { kind, source, message } = word.error;
  return { kind: word.kind, error: { kind, source, message } };
}

function toWord<T>(plain: PlainWord<T>): Word<T> {
  if (plain.kind === 'value') return plain;
  const { kind, source, message } = plain.error;
  const detail = message.slice(`${source}: `.length);
  return { kind: plain.kind, error: new UpstreamError(kind, source, { detail }) };
}
