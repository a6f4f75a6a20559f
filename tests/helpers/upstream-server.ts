import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { listen } from '../../scripts/product/listen.ts';

const fixtures = new URL('../fixtures/', import.meta.url);

export type UpstreamAnswer =
  | { kind: 'recorded'; file: string }
  | { kind: 'json'; body: unknown }
  | { kind: 'status'; status: number; body?: string; headers?: Readonly<Record<string, string>> }
  | { kind: 'text'; text: string; type?: string }
  | { kind: 'bytes'; bytes: Uint8Array; headers: Readonly<Record<string, string>> }
  | { kind: 'redirect'; to: string }
  | { kind: 'padded'; bytes: number; body: unknown }
  | { kind: 'cut' }
  | { kind: 'reset' }
  /** Switches to another protocol without a request to do so. */
  | { kind: 'switching' }
  /** Sends an early-hints response, then nothing. */
  | { kind: 'early' }
  /** The head and the first byte at once, then nothing. */
  | { kind: 'stuck' }
  | { kind: 'hang' };

export interface UpstreamServer {
  readonly base: string;
  /** Every request so far as path and query, oldest first. */
  readonly requests: readonly string[];
  readonly headers: readonly IncomingHttpHeaders[];
  readonly bodies: readonly { readonly method: string; readonly body: string }[];
  /** Sets the response of a path, with a query or for any query; 'recorded' files are relative to tests/fixtures. */
  answer(path: string, answer: UpstreamAnswer): void;
  /** Sets the response of every path; undefined restores the paths' own. */
  answerAll(answer: UpstreamAnswer | undefined): void;
  close(): Promise<void>;
}

/** A local outside service: it answers from recorded files and fails in every way that a test asks for. */
export async function startUpstreamServer(
  answers: Record<string, UpstreamAnswer> = {},
): Promise<UpstreamServer> {
  const known = new Map(Object.entries(answers));
  const requests: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const bodies: { method: string; body: string }[] = [];
  let forAll: UpstreamAnswer | undefined;
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    headers.push(request.headers);
    const sent = { method: request.method ?? '', body: '' };
    bodies.push(sent);
    request.on('data', (chunk: Buffer) => void (sent.body += chunk.toString()));
    const { url = '' } = request;
    const answer = forAll ?? known.get(url) ?? known.get(url.split('?')[0] ?? '');
    void send(answer ?? { kind: 'status', status: 404, body: '{"error":"id not found"}' }, request, response);
  });
  const port = await listen(server);
  return {
    base: `http://127.0.0.1:${port}`,
    requests,
    headers,
    bodies,
    answer: (path, answer) => known.set(path, answer),
    answerAll: (answer) => {
      forAll = answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const switching =
  'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

async function send(
  answer: UpstreamAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  switch (answer.kind) {
    case 'recorded':
      return end(response, 200, await readFile(new URL(answer.file, fixtures), 'utf8'));
    case 'json':
      return end(response, 200, JSON.stringify(answer.body));
    case 'status':
      response.writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers });
      response.end(answer.body ?? '');
      return;
    case 'text':
      return end(response, 200, answer.text, answer.type);
    case 'bytes':
      response.writeHead(200, answer.headers).end(answer.bytes);
      return;
    case 'redirect':
      response.writeHead(302, { Location: answer.to }).end();
      return;
    case 'padded':
      return stream(response, answer.bytes, JSON.stringify(answer.body));
    case 'cut':
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
      response.write('{"currencies":[');
      setImmediate(() => request.socket.destroy());
      return;
    case 'reset':
      request.socket.resetAndDestroy();
      return;
    case 'switching':
      request.socket.write(switching);
      return;
    case 'early':
      request.socket.write('HTTP/1.1 103 Early Hints\r\n\r\n');
      return;
    case 'stuck':
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{');
      return;
    case 'hang':
      return;
  }
}

function end(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'max-age=60' }).end(body);
}

async function stream(response: ServerResponse, bytes: number, body: string): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  // A reader may close the connection once it has read enough.
  await pipeline(Readable.from(pad(bytes, body)), response).catch(() => undefined);
}

function* pad(bytes: number, body: string): Generator<Buffer | string> {
  const chunk = Buffer.alloc(64 * 1024, ' ');
  for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk;
  yield body;
}
