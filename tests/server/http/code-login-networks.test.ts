import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../src/server/domain/sign-in/limits.ts';
import { ask, email, hour, logIn, path, start } from '../../helpers/log-in-by-code.ts';

describe('the limits of sign-in by code', () => {
  it('count the networks of an IPv6 /48 together for unknown browsers', async () => {
    const all = await start();
    const { server } = all;
    const own = await logIn(all);
    server.time.now += hour;
    const statuses: number[] = [];
    for (let index = 0; index <= limits.startsOfSite.max; index += 1) {
      const from = `2001:db8:7:${(index >> 3).toString(16)}::1`;
      statuses.push((await ask(server.browser(), `m${index}@studio.example`, from)).status);
    }
    expect(statuses.slice(0, -1).every((status) => status === 202)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask(server.browser(), 'last@studio.example', '2001:db8:8::1')).status).toBe(202);
    expect((await ask(own, email, '2001:db8:7:ffff::1')).status).toBe(202);
  });

  it('allow sixty code entries an hour from one network', async () => {
    const { server } = await start();
    const statuses: number[] = [];
    for (let index = 0; index < 61; index += 1) {
      const answer = await server.browser().call('PUT', path(`m${index}@studio.example`), {
        body: { challenge: randomUUID(), code: '00000000' },
      });
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});
