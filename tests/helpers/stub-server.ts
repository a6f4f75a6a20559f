import { onTestFinished, vi } from 'vitest';
import { errorStatus } from '../../src/contracts/errors.ts';
import type { ErrorCode } from '../../src/contracts/errors.ts';
import { feedHeaders } from '../../src/contracts/feed.ts';

type Answer = (request: Request) => Response | Promise<Response>;

export interface StubServer {
  readonly calls: string[];
  /** Answers by 'METHOD /path'; may be changed while the test runs. */
  readonly answers: Record<string, Answer>;
}

/** Replaces the network until the test ends; a call without an answer fails as if the network were down. */
export function stubServer(answers: Record<string, Answer>): StubServer {
  const server: StubServer = { calls: [], answers: { ...answers } };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { method, url, signal } = request;
    const call = `${method} ${new URL(url).pathname}`;
    server.calls.push(call);
    signal.throwIfAborted();
    const respond = server.answers[call];
    if (respond === undefined) throw new TypeError('Failed to fetch');
    return respond(request);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return server;
}

export function refuse(code: ErrorCode): Answer {
  const body = { error: { code, message: 'Refused', request_id: 'r1' } };
  return () => Response.json(body, { status: errorStatus[code] });
}

/** Figures are live: of others, a page asks again after a few seconds. */
export function answer(body: unknown): Answer {
  return () => Response.json(body, { headers: { [feedHeaders.state]: 'live' } });
}
