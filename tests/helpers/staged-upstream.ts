import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SourcedFeed } from '../../src/contracts/sources.ts';
import type { Clock } from '../../src/server/ports/clock.ts';
import type { OwnFigures } from '../../src/server/ports/providers.ts';
import {
  SourceFailure,
  type Loaders,
  type LoadJson,
  type LoadText,
  type PostJson,
} from '../../src/server/ports/upstream.ts';
import { buildLoaders } from '../../src/server/upstream/http/build-loaders.ts';
import { buildHttpClient } from '../../src/server/upstream/http/http-client.ts';
import type { Provider } from '../../src/server/upstream/http/provider.ts';
import { buildProviderCache, type ProviderCache } from '../../src/server/upstream/http/provider-cache.ts';
import { startUpstreamServer, type UpstreamAnswer, type UpstreamServer } from './upstream-server.ts';

export interface StagedUpstream {
  /** The requests of this test so far, as path and query. */
  readonly requests: readonly string[];
  readonly bodies: readonly { readonly method: string; readonly body: string }[];
  answer(path: string, answer: UpstreamAnswer): void;
  json(path: string, body: unknown): void;
  readonly loadJson: LoadJson;
  readonly loadText: LoadText;
  readonly postJson: PostJson;
}

/** A new outside service for each test of this file. */
export function stageUpstream(answers: Record<string, UpstreamAnswer>): StagedUpstream {
  let server: UpstreamServer;
  beforeEach(async () => {
    server = await startUpstreamServer(answers);
  });
  afterEach(() => server.close());
  const client = buildHttpClient();
  afterAll(() => client.close());
  // The server has another address in each test.
  const build = () => buildLoaders({ client, base: server.base });
  return {
    get requests() {
      return server.requests;
    },
    get bodies() {
      return server.bodies;
    },
    answer: (path, answer) => server.answer(path, answer),
    json: (path, body) => server.answer(path, { kind: 'json', body }),
    loadJson: (path) => build().loadJson(path),
    loadText: (path) => build().loadText(path),
    postJson: (path, document) => build().postJson(path, document),
  };
}

/** A recorded JSON response, for a test that changes it; `file` is relative to tests/fixtures. */
export function readRecorded(file: string) {
  return JSON.parse(readFileSync(new URL(`../fixtures/${file}`, import.meta.url), 'utf8'));
}

export function holdClock(iso: string): Clock & { moveOn(ms: number): void } {
  let now = Date.parse(iso);
  return { now: () => now, moveOn: (ms) => void (now += ms) };
}

/** A connector's cache without a cluster. */
export function buildOwnCache(clock: Clock): ProviderCache {
  return buildProviderCache(clock);
}

interface SourceParts extends Partial<OwnFigures> {
  readonly load?: LoadJson;
  readonly post?: PostJson;
  readonly loadText?: (path: string, base: string) => Promise<string>;
  readonly clock?: Clock;
  /** The addresses that are called. */
  readonly bases?: readonly [string, ...string[]];
}

function refuse(path: string): Promise<never> {
  return Promise.reject(new Error(`an unexpected call of ${path}`));
}

/** The sources of a provider without a key, whose calls all go to `load`. */
export function buildSources<Feed extends SourcedFeed>(
  provider: Provider<Feed>,
  {
    load = refuse,
    post = refuse,
    loadText = refuse,
    clock = Date,
    bases: [base, ...others] = ['https://staged.example'],
    ...own
  }: SourceParts,
): ReturnType<Provider<Feed>['build']> {
  const toLoaders = (at: string): Loaders => ({
    base: at,
    loadJson: load,
    postJson: post,
    loadText: (path) => loadText(path, at),
  });
  return provider.build({
    loaders: [toLoaders(base), ...others.map(toLoaders)],
    clock,
    own: { findCoin: refuse, findPrice: refuse, ...own },
    cache: buildOwnCache(clock),
    hasKey: false,
  });
}

const rejections: readonly (readonly [string, UpstreamAnswer, string])[] = [
  [
    'an HTML page with status 200',
    { kind: 'text', text: '<!doctype html><p>Sorry', type: 'text/html' },
    'malformed',
  ],
  ['an empty body', { kind: 'text', text: '' }, 'malformed'],
  ['status 401', { kind: 'status', status: 401, body: '{"error":"Unauthorized"}' }, 'refused'],
  ['status 402', { kind: 'status', status: 402 }, 'refused'],
  ['status 403', { kind: 'status', status: 403 }, 'refused'],
  ['status 430', { kind: 'status', status: 430 }, 'refused'],
  ['status 404', { kind: 'status', status: 404 }, 'malformed'],
  ['status 500', { kind: 'status', status: 500, body: 'x' }, 'unreachable'],
  ['status 503', { kind: 'status', status: 503 }, 'unreachable'],
  ['a broken connection', { kind: 'cut' }, 'unreachable'],
];
const brokenJson: typeof rejections = [
  ['half a JSON document', { kind: 'text', text: '{"result":[{"title":"a' }, 'malformed'],
  ['lists nested 100,000 deep', { kind: 'text', text: '['.repeat(1e5) + ']'.repeat(1e5) }, 'malformed'],
  [
    'objects nested 100,000 deep',
    { kind: 'text', text: '{"data":'.repeat(1e5) + '1' + '}'.repeat(1e5) },
    'malformed',
  ],
  ['null', { kind: 'json', body: null }, 'malformed'],
  ['a number', { kind: 'json', body: 5 }, 'malformed'],
  ['a text', { kind: 'json', body: 'NaN' }, 'malformed'],
  ['an object of another shape', { kind: 'json', body: { page: {} } }, 'malformed'],
];

interface FailingRoute {
  readonly path: string;
  readonly ask: () => Promise<unknown>;
  /** The route is called with an id, which may be unknown. */
  readonly mayBeMissing?: boolean;
  /** Well-formed JSON that the connector cannot use, by what is wrong with it. */
  readonly useless?: Readonly<Record<string, unknown>>;
}

/** The failures that every connector must handle. */
export function describeFailures(
  kind: 'json' | 'text',
  upstream: StagedUpstream,
  { path, ask, mayBeMissing = false, useless = {} }: FailingRoute,
): void {
  describe(`a call of ${path}`, () => {
    it('throws a SourceFailure on every failure of the service', async () => {
      const failures = kind === 'json' ? [...rejections, ...brokenJson] : rejections;
      for (const [what, answer, expected] of failures) {
        upstream.answer(path, answer);
        const isMissing = mayBeMissing && answer.kind === 'status' && answer.status === 404;
        const thrown = { name: 'SourceFailure', kind: isMissing ? 'not-found' : expected };
        await expect(ask(), what).rejects.toMatchObject(thrown);
      }
      // The loader decides their kind.
      for (const status of [204, 429]) {
        upstream.answer(path, { kind: 'status', status });
        await expect(ask(), `status ${status}`).rejects.toBeInstanceOf(SourceFailure);
      }
    });

    it.each(Object.entries(useless))('throws a SourceFailure on a response with %s', async (_, body) => {
      upstream.json(path, body);
      await expect(ask()).rejects.toMatchObject({ name: 'SourceFailure', kind: 'malformed' });
    });
  });
}
