import type { Feed } from '../../../contracts/feed.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CoinFactSample } from '../../ports/coin-facts.ts';
import type { LoadMedia } from '../../ports/media.ts';
import type { Asking } from '../../ports/sources.ts';
import { UpstreamError, type UpstreamMode } from '../../ports/upstream.ts';
import type { Word } from '../ask-in-order.ts';
import type { AskOnce } from '../ask-once.ts';
import { buildFeed } from '../build-feed.ts';
import { toSampleFeed } from '../build-source-feed.ts';
import { timesToLive } from '../times-to-live.ts';

interface PaperDateOptions {
  readonly mode: UpstreamMode;
  readonly clock: Clock;
  readonly sample: CoinFactSample;
  readonly load: LoadMedia;
  readonly askOnce?: AskOnce | undefined;
  readonly asking?: Asking | undefined;
}

/** The date in the file of a whitepaper, ISO 8601; null where it says none, or is no PDF. The key is its address. */
export function buildPaperDateFeed({ mode, clock, sample, load, askOnce, asking }: PaperDateOptions) {
  const findSample = async (url: string): Promise<Feed<string | null> | undefined> => {
    const date = sample.findPaperDate(url);
    return date === undefined ? undefined : toSampleFeed<string | null>(sample, date);
  };
  if (mode === 'sample') {
    return async (url: string) => (await findSample(url)) ?? toSampleFeed<string | null>(sample, null);
  }
  return buildFeed<string | null>({
    name: 'paperDate',
    clock,
    askOnce,
    asking,
    isNamed: true,
    ask: (url) => readPaper(load, url),
    findSubstitute: mode === 'auto' ? findSample : undefined,
    timeToLive: timesToLive.paperDate,
  });
}

async function readPaper(load: LoadMedia, url: string): Promise<Word<string | null>> {
  const source = new URL(url).host;
  try {
    const { type, bytes } = await load(url, new AbortController().signal);
    const date = type === 'application/pdf' ? findPdfDate(bytes) : undefined;
    return { kind: 'value', value: date ?? null, source };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    // A page says nothing of its date, and is there.
    if (error.kind === 'malformed') return { kind: 'value', value: null, source };
    return { kind: error.kind === 'not-found' ? 'none' : 'failed', error };
  }
}

/** As a PDF's own list and its XMP have them: when it was last changed, else when it was made. */
const patterns = [
  /(?:\/ModDate\s*\(D:|xmp:ModifyDate(?:>|="))(\d{4})-?(\d{2})-?(\d{2})/g,
  /(?:\/CreationDate\s*\(D:|xmp:CreateDate(?:>|="))(\d{4})-?(\d{2})-?(\d{2})/g,
];

/** The latest day that a PDF says of itself, ISO 8601; undefined where it says none in plain. */
function findPdfDate(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  for (const pattern of patterns) {
    const days = Array.from(text.matchAll(pattern), ([, year, month, day]) =>
      Date.parse(`${year}-${month}-${day}T00:00:00Z`),
    ).filter((time) => !Number.isNaN(time));
    if (days.length > 0) return new Date(Math.max(...days)).toISOString();
  }
  return undefined;
}
