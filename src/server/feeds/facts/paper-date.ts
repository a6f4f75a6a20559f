import { paperSource } from '../../../contracts/coin-facts.ts';
import type { Feed } from '../../../contracts/feed.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CoinFactSample } from '../../ports/coin-facts.ts';
import type { LoadMedia } from '../../ports/media.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import { buildFeed, type SourceResult } from '../build-feed.ts';
import { toSampleFeed, type FeedContext } from '../build-source-feed.ts';
import { timesToLive } from '../times-to-live.ts';
import { readPdfDates, type PdfDates } from './pdf/pdf-dates.ts';

const none: PdfDates = { created: null, changed: null };

/** The dates of a whitepaper, none if the file has none or is no PDF. The key is its address. */
export function buildPaperDateFeed(context: FeedContext<CoinFactSample>, loadPaper: LoadMedia) {
  const { mode, sample, hasAnswer } = context;
  const findSample = async (url: string): Promise<Feed<PdfDates> | undefined> => {
    const date = sample.findPaperDate(url);
    return date === undefined ? undefined : toSampleFeed(sample, { created: date, changed: null });
  };
  if (mode === 'sample') {
    return async (url: string) => (await findSample(url)) ?? toSampleFeed(sample, none);
  }
  return buildFeed<PdfDates>(context, {
    source: paperSource,
    load: (url) => readPaper(loadPaper, url, context.clock),
    usesMemberQuota: true,
    findSubstitute: mode === 'auto' ? async (url) => (hasAnswer() ? undefined : findSample(url)) : undefined,
    timeToLive: timesToLive.paperDate,
  });
}

async function readPaper(load: LoadMedia, url: string, clock: Clock): Promise<SourceResult<PdfDates>> {
  const toResult = (value: PdfDates): SourceResult<PdfDates> => {
    const asOf = new Date(clock.now()).toISOString();
    return { kind: 'read', feed: { value, source: new URL(url).host, asOf, state: 'live', undated: true } };
  };
  try {
    const { type, bytes } = await load(url, new AbortController().signal);
    return toResult(type === 'application/pdf' ? readPdfDates(bytes, clock.now()) : none);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    // A web page, which exists but has no date.
    if (error.kind === 'malformed') return toResult(none);
    return { kind: error.kind === 'not-found' ? 'unknown' : 'failed', error };
  }
}
