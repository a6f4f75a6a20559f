import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/web/api/api-error.ts';
import { api, onSessionEnd } from '../../../src/web/api/client.ts';
import { getSession } from '../../../src/contracts/account.ts';
import { getSubscription } from '../../../src/contracts/sign-in.ts';
import { call } from '../../../src/web/api/call.ts';
import { answer, refuse, stubServer } from '../../helpers/stub-server.ts';

const session = 'GET /api/session';
const logged = vi.spyOn(console, 'error');

beforeEach(() => void logged.mockImplementation(() => undefined));
afterEach(() => void logged.mockReset());

const loadSession = () => call(getSession, {});

describe('api', () => {
  it('turns a refusal into an ApiError with the code and fields of the contract', async () => {
    const fields = [{ path: 'email', message: 'is not yours' }];
    const error = { code: 'INVALID_FIELD', message: 'Refused', request_id: 'r1', fields };
    stubServer({ [session]: () => Response.json({ error }, { status: 422 }) });
    await expect(loadSession()).rejects.toMatchObject({ code: 'INVALID_FIELD', status: 422, fields });
  });

  it.each([
    ['a response without an error body', () => new Response('<html>', { status: 502 }), 'MALFORMED', 502],
    ['an empty response', () => new Response('', { status: 200 }), 'MALFORMED', 200],
    ['a response of another shape', answer({ email: 'x@y.zz' }), 'MALFORMED', 200],
    ['no response', () => Promise.reject(new TypeError('Failed to fetch')), 'UNREACHABLE', 0],
  ])('throws an ApiError and logs it once for %s', async (_, respond, code, status) => {
    stubServer({ [session]: respond });
    await expect(loadSession()).rejects.toMatchObject({ name: 'ApiError', code, status });
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('does not retry a failed call, and logs it once', async () => {
    const server = stubServer({ [session]: refuse('UPSTREAM_DOWN') });
    await expect(loadSession()).rejects.toBeInstanceOf(ApiError);
    expect(server.calls).toEqual([session]);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['120', 120_000],
    [new Date(Date.now() - 60_000).toUTCString(), 0],
    ['soon', undefined],
  ])('reads the Retry-After header of a busy server: %s', async (header, retryAfter) => {
    stubServer({ [session]: () => new Response('', { status: 503, headers: { 'retry-after': header } }) });
    await expect(loadSession()).rejects.toMatchObject({ status: 503, retryAfter });
  });

  it('logs nothing when the caller aborts', async () => {
    stubServer({ [session]: answer({}) });
    await expect(api.get('/api/session', { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    ['NO_SESSION', 1],
    ['SUB_EXPIRED', 1],
    ['AUTH_FAILED', 0],
    ['EMAIL_MISMATCH', 0],
    ['NOT_FOUND', 0],
  ] as const)('reports the end of the session on %s %i times', async (code, times) => {
    const heard = vi.fn();
    const stop = onSessionEnd(heard);
    stubServer({ [session]: refuse(code) });
    await expect(loadSession()).rejects.toBeInstanceOf(ApiError);
    stop();
    expect(heard).toHaveBeenCalledTimes(times);
  });

  it('escapes an e-mail address in a path', async () => {
    const server = stubServer({});
    await expect(call(getSubscription, { params: { email: 'a/../b@c.zz' } })).rejects.toBeInstanceOf(
      ApiError,
    );
    expect(server.calls).toEqual(['GET /api/report/user/a%2F..%2Fb%40c.zz']);
  });
});
