import { SourceFailure, type Coverage, type LoadJson } from '../../src/server/ports/upstream.ts';
import type { CallLimit } from '../../src/server/upstream/http/call-budget.ts';
import type { Provider } from '../../src/server/upstream/http/provider.ts';
import { buildCoinSample } from '../../src/server/upstream/sample/sample-coin-source.ts';

const sampleCoinSource = buildCoinSample();

type TestProvider = Provider<'coins' | 'news' | 'events'>;

interface TestProviderOptions {
  readonly id: TestProvider['id'];
  readonly name: string;
  readonly key?: TestProvider['key'];
  readonly limits?: readonly CallLimit[];
  readonly covers?: Coverage;
}

/** A provider whose news are titles at /news, its events rows at /events/1, and its coins names at /coins/{name}. */
export function buildTestProvider({
  id,
  name,
  key = 'none',
  limits = [],
  covers = 'all',
}: TestProviderOptions): TestProvider {
  return {
    id,
    name,
    key,
    bases: () => [],
    authorize: (secret) => ({ query: { key: secret } }),
    limits: () => limits,
    build: ({ loaders: [{ loadJson }] }) => ({
      coins: {
        ...sampleCoinSource,

        covers,
        coin: (term) => loadCoin(loadJson, term),
        // A rate limit says nothing about whether the source is up.
        quote: () => Promise.reject(new SourceFailure('limited')),
      },
      news: { covers, news: async () => toNews(name, await loadJson('/news')) },
      events: { eventPage: () => Promise.reject(new SourceFailure('unreachable')) },
    }),
  };
}

async function loadCoin(loadJson: LoadJson, term: string) {
  const found = await loadJson(`/coins/${encodeURIComponent(term)}`);
  if (typeof found !== 'string') throw new SourceFailure('malformed');
  return { ...(await sampleCoinSource.coin('bitcoin')), name: found };
}

function toNews(source: string, titles: unknown) {
  if (!Array.isArray(titles) || !titles.every((title) => typeof title === 'string')) {
    throw new SourceFailure('malformed');
  }
  return titles.map((title) => ({ title, link: 'https://news.example/', imgUrl: null, feedDate: 0, source }));
}
