import { createServer } from 'node:http';
import { upstreamIds } from '../../../src/server/ports/providers.ts';
import { minute } from '../../../src/lib/durations.ts';
import { listen } from '../../../scripts/product/listen.ts';
import { answerAsked } from './answers.ts';
import type { Asked, StandInAnswer } from './asked.ts';

export interface StandInInternet {
  readonly env: Readonly<Record<string, string>>;
  /** Every request so far, such as '/coingecko/coins/list', with its query, oldest first. */
  readonly requests: readonly string[];
  readonly close: () => Promise<void>;
}

/** What a service answers instead of `answer`. */
export type BendAnswer = (asked: Asked, answer: StandInAnswer) => StandInAnswer;

/** Starts one local server for all outside services, each under its name's path; `now` in ms. */
export function startInternet(
  now: () => number = Date.now,
  bend: BendAnswer = (_, answer) => answer,
): Promise<StandInInternet> {
  return startServices((asked) => {
    const timed = { ...asked, now: now() };
    return bend(timed, answerAsked(timed));
  });
}

async function startServices(
  answerOf: (asked: Omit<Asked, 'now'>) => StandInAnswer,
): Promise<StandInInternet> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    requests.push(url.pathname + url.search);
    const [service = ''] = url.pathname.slice(1).split('/');
    const path = decodeURIComponent(url.pathname.slice(1 + service.length));
    const answer = answerOf({ service, path, query: url.searchParams });
    if ('status' in answer) return response.writeHead(answer.status).end('{}');
    const isText = typeof answer.body === 'string';
    response.writeHead(200, { 'Content-Type': isText ? 'application/rss+xml' : 'application/json' });
    return response.end(isText ? answer.body : JSON.stringify(answer.body));
  });
  // With a test's fake timers a client does not close idle connections before its server would, after 5 s.
  server.keepAliveTimeout = 10 * minute;
  const port = await listen(server);
  const addresses = upstreamIds.map((id) => [
    `UPSTREAM_${id}_URL`,
    `http://127.0.0.1:${port}/${id.toLowerCase()}`,
  ]);
  return {
    env: { UPSTREAMS: 'auto', ...Object.fromEntries(addresses) },
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
