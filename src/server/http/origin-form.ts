import type { IncomingMessage } from 'node:http';

/**
 * The path and query that a request asks for, where it names a whole address, too ("GET http://host/path"). The host in
 * that address then counts, and not the Host header: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 */
export function toOriginForm(request: IncomingMessage): string {
  const { url = '/', headers } = request;
  const [, host, path = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
  if (host === undefined) return url;
  headers.host = host;
  return path.startsWith('/') ? path : `/${path}`;
}
