import { describe, expect, it } from 'vitest';
import { snapshot } from '../../../src/server/upstream/snapshot/provider.ts';
import { describeContent } from '../../helpers/outside-content.ts';
import { buildSources, describeFailures, holdClock, stageUpstream } from '../../helpers/staged-upstream.ts';

const path = '/graphql';
const upstream = stageUpstream({});
const votes = () =>
  buildSources(snapshot, {
    load: upstream.loadJson,
    post: upstream.postJson,
    clock: holdClock('2026-11-25T12:00:00Z'),
  }).events.eventPage(1);
const seconds = (iso: string) => Date.parse(iso) / 1000;
const proposal = (over: object = {}) => ({
  id: '0x4d2a',
  title: 'Fund the grants',
  start: seconds('2026-11-23T12:00:00Z'),
  end: seconds('2026-11-28T12:00:00Z'),
  state: 'active',
  space: { id: 'aavedao.eth', name: 'Aave DAO' },
  ...over,
});
const answer = (...proposals: unknown[]) => upstream.json(path, { data: { proposals } });

describe('buildGovernanceVotes', () => {
  it('returns votes as events dated at their end, soonest first', async () => {
    answer(
      proposal(),
      proposal({ id: '0x1', end: seconds('2026-11-26T00:00:00Z'), space: { id: 'ens.eth', name: 'ENS' } }),
    );
    const page = await votes();
    expect(page.rows.map(({ coins }) => coins[0]?.fullname)).toEqual([
      'Ethereum Name Service (ENS)',
      'Aave (AAVE)',
    ]);
    expect(page).toMatchObject({ total: 2, pages: 1 });
    expect(page.rows[1]).toEqual({
      title: { en: 'Vote ends: Fund the grants' },
      date_event: '2026-11-28T12:00:00.000Z',
      source: 'https://snapshot.box/#/s:aavedao.eth/proposal/0x4d2a',
      proof: null,
      coins: [{ fullname: 'Aave (AAVE)' }],
      categories: [{ name: 'Governance vote' }],
    });
  });

  it('requests the open votes of the known spaces in one POST', async () => {
    answer();
    expect(await votes()).toEqual({ total: 0, pages: 1, rows: [] });
    expect(upstream.requests).toEqual([path]);
    const [sent] = upstream.bodies;
    expect(sent?.method).toBe('POST');
    const { query, variables } = JSON.parse(sent?.body ?? '');
    expect(query).toContain('state: "active"');
    expect(variables.spaces).toContain('uniswapgovernance.eth');
  });

  it('fails as refused when the body has errors', async () => {
    upstream.json(path, { data: null, errors: [{ message: 'Too many requests' }] });
    await expect(votes()).rejects.toMatchObject({ kind: 'refused' });
  });

  describeContent('votes', {
    ask: votes,
    texts: (title) => answer(proposal({ title })),
    rows: {
      stage: answer,
      whole: proposal(),
      broken: {
        'of another space': proposal({ space: { id: 'nobody.eth', name: 'Nobody' } }),
        'no title': proposal({ title: ' ' }),
        'no end': proposal({ end: null }),
        'an unsafe id': proposal({ id: '../evil' }),
      },
    },
  });

  describeFailures('json', upstream, {
    path,
    ask: votes,
    useless: { 'no data': {}, 'no list': { data: {} } },
  });
});
