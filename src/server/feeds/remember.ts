import { LRUCache } from 'lru-cache';
import type { Clock } from '../ports/clock.ts';
import type { Remember, Remembered, RememberedEach } from '../ports/remember.ts';
import { UpstreamError } from '../ports/upstream.ts';
import type { Word } from './ask-in-order.ts';
import type { AskOnce, Told } from './ask-once.ts';
import { failureTime } from './feed-memory.ts';

interface RememberOptions {
  /** The provider whose it is; of all that ask it has this name alone. */
  readonly provider: string;
  readonly clock: Clock;
  readonly askOnce: AskOnce;
}

/** So many keys are kept. */
const maxKept = 1000;

/** What one provider remembers: nothing yet. */
export function buildRemember({ provider, clock, askOnce }: RememberOptions): Remember {
  const once = <T>({ name, lifetime, load }: Remembered<T>): (() => Promise<T>) => {
    let kept: { readonly told: Promise<Told<T>>; until: number } | undefined;
    const question = {
      key: `${provider} ${name}`,
      ask: () => toWord(provider, load),
      lifetime: (kind: Word<T>['kind']) => (kind === 'value' ? lifetime : failureTime),
    };
    const ask = () => {
      const entry = { told: askOnce(question), until: clock.now() + lifetime };
      const end = (until: number) => void (entry.until = until);
      // Another server may have been told a while ago.
      entry.told.then(
        ({ word, at }) => end(word.kind === 'value' ? at + lifetime : 0),
        () => end(0),
      );
      return entry;
    };
    return async () => {
      if (kept === undefined || clock.now() >= kept.until) kept = ask();
      const { word } = await kept.told;
      if (word.kind !== 'value') throw word.error;
      return word.value;
    };
  };
  const each: Remember['each'] = <T>({ name, lifetime, load }: RememberedEach<T>) => {
    const known = new LRUCache<string, () => Promise<T>>({ max: maxKept });
    return (key) => {
      const find = known.get(key) ?? once({ name: `${name} ${key}`, lifetime, load: () => load(key) });
      known.set(key, find);
      return find();
    };
  };
  return { once, each };
}

async function toWord<T>(source: string, load: () => Promise<T>): Promise<Word<T>> {
  try {
    return { kind: 'value', value: await load(), source };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return { kind: 'failed', error };
  }
}
