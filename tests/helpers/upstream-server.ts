import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const fixtures = new URL('../fixtures/', import.meta.url);

/** How the local server answers one request. */
export type UpstreamAnswer =
  | { kind: 'recorded'; file: string }
  | { kind: 'json'; body: unknown }
  | { kind: 'status'; status: number; body?: string }
  | { kind: 'text'; text: string; type?: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'padded'; bytes: number; body: unknown }
  | { kind: 'cut' }
  | { kind: 'hang' };

export interface UpstreamServer {
  /** The address to hand to a connector as its base. */
  readonly base: string;
  /** Every request so far as path and query, oldest first. */
  readonly requests: readonly string[];
  /** Sets the answer of a path, with a query or for any; 'recorded' files are named from tests/fixtures. */
  answer(path: string, answer: UpstreamAnswer): void;
  close(): Promise<void>;
}

/** An outside service on this machine: it answers from recorded files and fails in every way that we ask for. */
export async function startUpstreamServer(
  answers: Record<string, UpstreamAnswer> = {},
): Promise<UpstreamServer> {
  const known = new Map(Object.entries(answers));
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const { url = '' } = request;
    const answer = known.get(url) ?? known.get(url.split('?')[0] ?? '');
    void send(answer ?? { kind: 'status', status: 404, body: '{"error":"id not found"}' }, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server's address is never the text that a pipe's is.
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    requests,
    answer: (path, answer) => known.set(path, answer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

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
      return end(response, answer.status, answer.body ?? '');
    case 'text':
      return end(response, 200, answer.text, answer.type);
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
    case 'hang':
      return;
  }
}

function end(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'max-age=60' }).end(body);
}

async function stream(response: ServerResponse, bytes: number, body: string): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  // A reader that has seen enough hangs up in the middle: that is its right.
  await pipeline(Readable.from(pad(bytes, body)), response).catch(() => undefined);
}

function* pad(bytes: number, body: string): Generator<Buffer | string> {
  const chunk = Buffer.alloc(64 * 1024, ' ');
  for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk;
  yield body;
}
