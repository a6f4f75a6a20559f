import { createServer, request as call, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../scripts/product/listen.ts';

export type Trouble =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'broken' }
  | { readonly kind: 'body'; readonly body: string; readonly type?: string }
  | { readonly kind: 'stall' };

export interface Proxy {
  readonly url: string;
  readonly requests: readonly string[];
  underWay(): number;
  /** From now on calls to matching paths get this trouble, which replaces an earlier one. */
  disturb(paths: RegExp, trouble: Trouble): void;
  /** Passes everything on again, stalled calls included. */
  restore(): void;
  close(): Promise<void>;
}

interface Waiting {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** A proxy between browser and server, which leaves Host, cookies and headers unchanged. */
export async function startProxy(target: string): Promise<Proxy> {
  const requests: string[] = [];
  const waiting = new Set<Waiting>();
  let underWay = 0;
  const passOn = (held: Waiting) => {
    // The client may have given up meanwhile.
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
  const port = await listen(server);
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
