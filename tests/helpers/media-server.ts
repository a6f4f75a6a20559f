import { createServer, type ServerResponse } from 'node:http';
import { switching } from './upstream-server.ts';
import { listen } from '../../scripts/product/listen.ts';

export type MediaAnswer =
  | { readonly kind: 'file'; readonly bytes: Uint8Array; readonly type?: string }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'endless'; readonly start: Uint8Array }
  | { readonly kind: 'stuck'; readonly start: Uint8Array }
  | { readonly kind: 'switching' }
  | { readonly kind: 'hang' };

export interface MediaServer {
  readonly base: string;
  readonly requests: readonly string[];
  /** The number of requests that the client aborted. */
  readonly givenUp: () => number;
  /** The number of requests neither answered nor aborted. */
  readonly pending: () => number;
  answer(answer: MediaAnswer, path?: string): void;
  /** Forgets all answers and requests, and ends all waiting ones. */
  reset(): void;
  close(): Promise<void>;
}

export async function startMediaServer(given: MediaAnswer = { kind: 'hang' }): Promise<MediaServer> {
  let otherwise = given;
  let aborted = 0;
  let open = 0;
  const known = new Map<string, MediaAnswer>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    open += 1;
    response.on('close', () => {
      open -= 1;
      if (!response.writableFinished) aborted += 1;
    });
    send(known.get(path) ?? otherwise, response);
  });
  const port = await listen(server);
  return {
    base: `http://127.0.0.1:${port}`,
    requests,
    givenUp: () => aborted,
    pending: () => open,
    answer: (answer, path) => {
      if (path === undefined) otherwise = answer;
      else known.set(path, answer);
    },
    reset() {
      otherwise = given;
      known.clear();
      requests.length = 0;
      server.closeAllConnections();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(answer: MediaAnswer, response: ServerResponse): void {
  switch (answer.kind) {
    case 'file':
      response.writeHead(200, { 'Content-Type': answer.type ?? 'application/octet-stream' });
      response.end(answer.bytes);
      return;
    case 'status':
      response.writeHead(answer.status, answer.headers).end('<h1>No</h1>');
      return;
    case 'redirect':
      response.writeHead(302, { Location: answer.to }).end();
      return;
    case 'endless':
      response.write(answer.start);
      pour(response);
      return;
    case 'stuck':
      response.write(answer.start);
      return;
    case 'switching':
      response.socket?.write(switching);
      return;
    case 'hang':
      return;
  }
}

function pour(response: ServerResponse): void {
  const chunk = Buffer.alloc(256 * 1024);
  while (!response.destroyed && response.write(chunk));
  response.once('drain', () => pour(response));
}
