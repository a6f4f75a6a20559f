import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { liveSourcesCopy as copy } from '../../src/web/copy/sources.ts';
import { listFactAnswers } from '../helpers/fact-answers.ts';
import { startLiveUpstreams, toAddresses, type LiveUpstreams } from '../helpers/live-upstreams.ts';
import { runProgram } from '../helpers/run-program.ts';
import { startUpstreamServer, type UpstreamServer } from '../helpers/upstream-server.ts';
import { builtProgram } from '../../scripts/setup/built-programs.mjs';

let upstreams: LiveUpstreams;
beforeAll(async () => {
  upstreams = await startLiveUpstreams(Date.now());
});
afterAll(() => upstreams.close());

const ask = async (env: Readonly<Record<string, string>>) => {
  const { code, output, errors } = await runProgram(builtProgram('sources'), [], { env });
  const rows = output.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const find = (source: string, gives: string) => rows.find((row) => row[0] === source && row[1] === gives);
  return { code, output, errors, rows, find };
};

describe('npm run sources', () => {
  it('prints what each source gave, what is missing and what its terms require', async () => {
    const { code, errors, rows, find } = await ask(upstreams.env.keyless);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(rows[0]).toEqual([
      'Source',
      'Gives',
      'Call',
      'Status',
      'Time',
      'Read',
      'Missing',
      'Calls left',
      'Paying site',
      'Attribution',
    ]);
    const row = find('CoinGecko', copy.feeds.tickers);
    expect(row?.[2]).toContain('/coingecko/coins/markets');
    expect(row?.[3]).toBe('200');
    expect(row?.[4]).toMatch(/^\d+ ms$/);
    expect(row?.[5]).toMatch(/^bitcoin at US\$\d/);
    expect(row?.slice(8)).toEqual([copy.paidUses.plan, 'Data provided by CoinGecko']);
    expect(find('Snapshot', copy.feeds.events)?.slice(3, 6)).toEqual(['200', expect.any(String), '1 event']);
    expect(find('GitHub', copy.feeds.coinFacts)?.[5]).toMatch(/^\d+ facts?$/);
    expect(find('CoinMarketCal', copy.feeds.events)?.[3]).toBe(copy.missing.key);
  });

  it('calls sources that need a key, and prints no key', async () => {
    const { output, errors, find } = await ask(upstreams.env.keyed);
    expect(errors).toBe('');
    expect(find('CoinMarketCal', copy.feeds.events)?.[3]).toBe('200');
    expect(output).not.toContain('key-of-');
  });

  it('says of each exchange whether its list of markets was read', async () => {
    const read = async (prepare: (server: UpstreamServer) => void) => {
      const server = await startUpstreamServer(listFactAnswers(Date.now()));
      onTestFinished(() => server.close());
      prepare(server);
      const { find } = await ask(toAddresses((id) => `${server.base}/${id.toLowerCase()}`));
      const names = ['Binance', 'Coinbase', 'Gemini', 'Kraken', 'KuCoin'];
      return names.map((name) => find(name, copy.feeds.coinFacts)?.[5]);
    };
    const [sound, broken] = await Promise.all([
      read(() => undefined),
      read((server) => server.answerAll({ kind: 'text', text: '<html>' })),
    ]);
    expect(sound).toEqual(
      Array.from({ length: 5 }, () => expect.stringMatching(/^list of markets, with(out)? BTC$/)),
    );
    expect(broken).toEqual(Array.from({ length: 5 }, () => 'nothing: not JSON'));
  });

  it('exits with 1 if feeds have no live source, and names them', async () => {
    upstreams.answerAll({ kind: 'status', status: 500 });
    const { code, errors, output } = await ask(upstreams.env.keyless);
    upstreams.answerAll(undefined);
    expect(errors).toBe('');
    expect(code).toBe(1);
    expect(output).toContain('status 500');
    expect(output.trimEnd().split('\n').at(-1)).toBe(
      `No live source: ${Object.values(copy.feeds).join(', ')}.`,
    );
  });

  it('succeeds without a list of airdrops if none is configured', async () => {
    const { AIRDROPS_URL: _, ...env } = upstreams.env.keyless;
    const { code, output, find } = await ask(env);
    expect(code).toBe(0);
    expect(find('Airdrop list', copy.feeds.airdrops)?.[3]).toBe(copy.missing.address);
    expect(output.trimEnd().split('\n').slice(-2)).toEqual([
      `Not set up: ${copy.feeds.airdrops}.`,
      'Every feed that is set up has a live source.',
    ]);
  });
});
