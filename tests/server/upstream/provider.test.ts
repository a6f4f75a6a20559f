import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blockscout } from '../../../src/server/upstream/blockscout/provider.ts';
import { buildHttpClient } from '../../../src/server/upstream/http/http-client.ts';
import {
  connectProvider,
  type Provider,
  type ProviderSettings,
} from '../../../src/server/upstream/http/provider.ts';
import { startUpstreamServer, type UpstreamServer } from '../../helpers/upstream-server.ts';

const noon = Date.parse('2026-11-21T12:00:00.000Z');
const minute = 60_000;

let server: UpstreamServer;
let other: UpstreamServer;

beforeEach(async () => {
  const answers = { '/a': { kind: 'json', body: 'a' }, '/b/a': { kind: 'json', body: 'b' } } as const;
  server = await startUpstreamServer(answers);
  other = await startUpstreamServer(answers);
});

afterEach(async () => {
  await server.close();
  await other.close();
});

const client = buildHttpClient();
afterAll(() => client.close());

function connect(provider: Partial<Provider<never>>, settings: Partial<ProviderSettings>) {
  const test: Provider<never> = {
    id: 'TAAPI',
    name: 'Test',
    key: 'optional',
    bases: () => [],
    authorize: (key) => ({ headers: { authorization: key } }),
    limits: () => [{ calls: 2, per: minute }],
    build: () => ({}),
    ...provider,
  };
  const connection = connectProvider(
    test,
    { bases: [], key: undefined, ...settings },
    { client, clock: { now: () => noon } },
  );
  if (connection.kind === 'missing') throw new Error(`Its ${connection.what} is missing`);
  return connection;
}

describe('connectProvider', () => {
  it('calls the address from the settings, also over http and at a private address', async () => {
    const { loaders } = connect({ bases: () => [other.base] }, { bases: [server.base] });
    expect(await loaders[0].loadJson('/a')).toBe('a');
    expect(other.requests).toEqual([]);
  });

  it('refuses a default address that is not https and public', async () => {
    const { loaders } = connect({ bases: () => [server.base] }, {});
    await expect(loaders[0].loadJson('/a')).rejects.toMatchObject({ kind: 'refused' });
    expect(server.requests).toEqual([]);
  });

  it('sends the key as the provider describes, and uses the limits of calls with a key', async () => {
    const limits = (key: string | undefined) => [{ calls: key === undefined ? 1 : 9, per: minute }];
    const { loaders, budget } = connect({ limits }, { bases: [server.base], key: 'word' });
    await loaders[0].loadJson('/a');
    expect(server.headers[0]).toMatchObject({ authorization: 'word' });
    expect(budget()).toEqual({ left: 8, calls: 9, per: minute });
    expect(connect({ limits }, { bases: [server.base] }).budget()).toMatchObject({ calls: 1 });
  });

  it('sends no key to a provider that takes none', async () => {
    const { loaders } = connect({ key: 'none' }, { bases: [server.base], key: 'word' });
    await loaders[0].loadJson('/a');
    expect(server.headers[0]).not.toHaveProperty('authorization');
  });

  it('shares one budget between all addresses of a host', async () => {
    const bases = [server.base, `${server.base}/b`, other.base];
    const { loaders, budget } = connect({}, { bases });
    expect(await Promise.all(loaders.map((one) => one.loadJson('/a')))).toEqual(['a', 'b', 'a']);
    expect(budget()).toMatchObject({ left: 0 });
    await expect(loaders[1]?.loadJson('/a')).rejects.toMatchObject({ kind: 'resting' });
    expect(await loaders[2]?.loadJson('/a')).toBe('a');
  });

  it('is paused when all of its hosts are paused', async () => {
    const { loaders, pausedUntil } = connect({}, { bases: [server.base, other.base] });
    for (const [index, one] of [server, other].entries()) {
      expect(pausedUntil()).toBeUndefined();
      one.answer('/a', { kind: 'status', status: 429, headers: { 'Retry-After': '90' } });
      await expect(loaders[index]?.loadJson('/a')).rejects.toMatchObject({ kind: 'resting' });
    }
    expect(pausedUntil()).toBe(noon + 90_000);
  });

  it('reports a missing key or address', () => {
    expect(() => connect({ key: 'needed' }, { bases: [server.base] })).toThrow('key');
    expect(() => connect({}, {})).toThrow('address');
  });
});

it('Blockscout takes a key only at its address of all chains, and names Ethereum there', () => {
  expect(blockscout.bases('word')).toEqual(['https://api.blockscout.com/1/api/v2']);
  expect(blockscout.bases(undefined)).toEqual(['https://eth.blockscout.com/api/v2']);
});
