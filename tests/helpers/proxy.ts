import { createServer, request as call, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../scripts/product/listen.ts';

export type Fault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'broken' }
  | { readonly kind: 'body'; readonly body: string; readonly type?: string }
  | { readonly kind: 'stall' };

export interface Proxy {
  readonly url: string;
  readonly requests: readonly string[];
  pending(): number;
  /** Makes calls of matching paths fail in this way, which replaces an earlier one. */
  setFault(paths: RegExp, fault: Fault): void;
  /** Passes everything on again, stalled calls included. */
  clearFault(): void;
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
  let pending = 0;
  const passOn = (held: Waiting) => {
    // The client may have given up meanwhile.
    if (held.response.closed) return;
    pending += 1;
    held.response.on('close', () => (pending -= 1));
    pass(target, held);
  };
  let active: { readonly paths: RegExp; readonly fault: Fault } | undefined;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    if (!active?.paths.test(path)) return passOn({ request, response });
    if (active.fault.kind === 'stall') return void waiting.add({ request, response });
    fail(active.fault, response);
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    pending: () => pending,
    setFault: (paths, fault) => {
      active = { paths, fault };
    },
    clearFault: () => {
      active = undefined;
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

function fail(fault: Exclude<Fault, { kind: 'stall' }>, response: ServerResponse): void {
  switch (fault.kind) {
    case 'status':
      response.writeHead(fault.status, { 'Content-Type': 'text/html' }).end('<h1>No</h1>');
      return;
    case 'broken':
      response.destroy();
      return;
    case 'body':
      response.writeHead(200, { 'Content-Type': fault.type ?? 'application/json' }).end(fault.body);
      return;
  }
}
