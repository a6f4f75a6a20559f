import type { Feed } from '../../../contracts/feed.ts';
import { day } from '../../../lib/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CoinFactSample } from '../../ports/coin-facts.ts';
import type { LoadMedia } from '../../ports/media.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import { buildFeed, type SourceResult } from '../build-feed.ts';
import { toSampleFeed, type FeedContext } from '../build-source-feed.ts';
import { timesToLive } from '../times-to-live.ts';

/** ISO 8601; null if the file has no date or is no PDF. The key is its address. */
export function buildPaperDateFeed(context: FeedContext<CoinFactSample>, loadPaper: LoadMedia) {
  const { mode, sample, hasAnswer } = context;
  const findSample = async (url: string): Promise<Feed<string | null> | undefined> => {
    const date = sample.findPaperDate(url);
    return date === undefined ? undefined : toSampleFeed<string | null>(sample, date);
  };
  if (mode === 'sample') {
    return async (url: string) => (await findSample(url)) ?? toSampleFeed<string | null>(sample, null);
  }
  return buildFeed<string | null>(context, {
    source: 'Whitepaper',
    load: (url) => readPaper(loadPaper, url, context.clock),
    usesMemberQuota: true,
    findSubstitute: mode === 'auto' ? async (url) => (hasAnswer() ? undefined : findSample(url)) : undefined,
    timeToLive: timesToLive.paperDate,
  });
}

async function readPaper(load: LoadMedia, url: string, clock: Clock): Promise<SourceResult<string | null>> {
  const toResult = (value: string | null): SourceResult<string | null> => {
    const asOf = new Date(clock.now()).toISOString();
    return { kind: 'read', feed: { value, source: new URL(url).host, asOf, state: 'live', undated: true } };
  };
  try {
    const { type, bytes } = await load(url, new AbortController().signal);
    return toResult(type === 'application/pdf' ? (findPdfDate(bytes, clock.now()) ?? null) : null);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    // A web page, which exists but has no date.
    if (error.kind === 'malformed') return toResult(null);
    return { kind: error.kind === 'not-found' ? 'unknown' : 'failed', error };
  }
}

/** As a PDF's info dictionary and XMP have them: last change, else creation. */
const patterns = [
  /(?:\/ModDate\s*\(D:|xmp:ModifyDate(?:>|="))(\d{4})-?(\d{2})-?(\d{2})/g,
  /(?:\/CreationDate\s*\(D:|xmp:CreateDate(?:>|="))(\d{4})-?(\d{2})-?(\d{2})/g,
];

/** No coin is older than Bitcoin's paper. */
const earliest = Date.parse('2008-01-01T00:00:00Z');

/** ISO 8601; undefined if the metadata has no possible date, or is compressed. `now` in ms. */
function findPdfDate(bytes: Uint8Array, now: number): string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  for (const pattern of patterns) {
    const days = Array.from(text.matchAll(pattern), ([, year, month, date]) =>
      Date.parse(`${year}-${month}-${date}T00:00:00Z`),
    ).filter((time) => time >= earliest && time <= now + day);
    if (days.length > 0) return new Date(Math.max(...days)).toISOString();
  }
  return undefined;
}
