import { createServer, request as call, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of a call instead of being passed on. */
export type Trouble =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'broken' }
  | { readonly kind: 'body'; readonly body: string; readonly type?: string }
  | { readonly kind: 'stall' };

export interface Proxy {
  /** The address that stands for the server's. */
  readonly url: string;
  /** Every path asked for so far, oldest first. */
  readonly requests: readonly string[];
  /** How many calls were passed on and have not been answered to their end. */
  underWay(): number;
  /** Calls to the paths that match get into this trouble from now on, and no other trouble. */
  disturb(paths: RegExp, trouble: Trouble): void;
  /** Everything is passed on again, what was stalled too. */
  restore(): void;
  close(): Promise<void>;
}

interface Waiting {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Stands between browser and server, whose Host, cookies and headers it leaves as they are. */
export async function startProxy(target: string): Promise<Proxy> {
  const requests: string[] = [];
  const waiting = new Set<Waiting>();
  let underWay = 0;
  const passOn = (held: Waiting) => {
    // Whoever asked may have given up meanwhile.
    if (held.response.closed) return;
    underWay += 1;
    held.response.on('close', () => (underWay -= 1));
    pass(target, held);
  };
  let disturbed: { readonly paths: RegExp; readonly trouble: Trouble } | undefined;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    if (!disturbed?.paths.test(path)) return passOn({ request, response });
    if (disturbed.trouble.kind === 'stall') return void waiting.add({ request, response });
    disturb(disturbed.trouble, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server's address is never the text that a pipe's is.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    underWay: () => underWay,
    disturb: (paths, trouble) => {
      disturbed = { paths, trouble };
    },
    restore: () => {
      disturbed = undefined;
      for (const held of waiting) passOn(held);
      waiting.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pass(target: string, { request, response }: Waiting): void {
  const { method, url = '', headers } = request;
  const passed = call(`${target}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}

function disturb(trouble: Exclude<Trouble, { kind: 'stall' }>, response: ServerResponse): void {
  switch (trouble.kind) {
    case 'status':
      response.writeHead(trouble.status, { 'Content-Type': 'text/html' }).end('<h1>No</h1>');
      return;
    case 'broken':
      response.destroy();
      return;
    case 'body':
      response.writeHead(200, { 'Content-Type': trouble.type ?? 'application/json' }).end(trouble.body);
      return;
  }
}
