import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findFreePort, untilAnswer } from '../../scripts/product/server.ts';
import { root } from '../../scripts/setup/files.mjs';
import { findService } from '../../scripts/setup/programs.mjs';
import { spawnService } from './spawn-service.ts';

interface Reply {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

export interface Nginx {
  readonly url: string;
  readonly plainUrl: string;
  readLogs(): string;
  call(path: string, options?: RequestOptions, body?: string): Promise<Reply>;
  stop(): Promise<void>;
}

/** The ports that replace 80, 443 and the server's 3000, or the ports of several servers. */
export interface Ports {
  readonly plain: number;
  readonly tls: number;
  readonly servers: readonly number[];
}

export async function findPorts(count = 1): Promise<Ports> {
  const servers: number[] = [];
  while (servers.length < count) servers.push(await findFreePort());
  return { plain: await findFreePort(), tls: await findFreePort(), servers };
}

/** Starts the real nginx with the configuration of docs/operating, on other ports and with a new certificate. */
export async function startNginx(ports: Ports): Promise<Nginx> {
  const nginx = findService('nginx');
  if (nginx === undefined) throw new Error('No nginx found: install the packages nginx-light and openssl');
  const folder = mkdtempSync(join(tmpdir(), 'take-profits-nginx-'));
  const certificate = makeCertificate(folder);
  writeFileSync(join(folder, 'site.conf'), toSite(folder, ports));
  writeFileSync(join(folder, 'nginx.conf'), toMain(folder));
  const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  const { child, stop } = spawnService(nginx, args, folder);
  const printed: string[] = [];
  child.stderr.on('data', (part) => printed.push(String(part)));
  const plainUrl = `http://localhost:${ports.plain}`;
  await untilAnswer(child, `${plainUrl}/.well-known/acme-challenge/none`, printed);
  return {
    url: `https://localhost:${ports.tls}`,
    plainUrl,
    readLogs: () =>
      [...printed, ...logNames(folder).map((name) => readFileSync(join(folder, name), 'utf8'))].join(''),
    call: (path, options, body) =>
      ask({ ...options, host: 'localhost', port: ports.tls, path, ca: certificate }, body),
    stop,
  };
}

function logNames(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.log'));
}

function makeCertificate(folder: string): string {
  const files = { keyout: join(folder, 'key.pem'), out: join(folder, 'certificate.pem') };
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const paths = Object.entries(files).flatMap(([option, path]) => [`-${option}`, path]);
  execFileSync('openssl', ['req', ...kind, ...subject, ...paths], { stdio: 'ignore' });
  return readFileSync(files.out, 'utf8');
}

/** The shipped file with this machine's values; a value that is not found to be replaced is an error. */
function toSite(folder: string, { plain, tls, servers }: Ports): string {
  const replacements: readonly (readonly [RegExp, string])[] = [
    [/^ *listen \[::\]:.*\n/gm, ''],
    [/listen 80\b/g, `listen 127.0.0.1:${plain}`],
    [/listen 443\b/g, `listen 127.0.0.1:${tls}`],
    [/server 127\.0\.0\.1:3000;/g, servers.map((port) => `server 127.0.0.1:${port};`).join('\n')],
    [/research\.example;/g, 'localhost;'],
    [/https:\/\/research\.example/g, `https://localhost:${tls}`],
    [/\/var\/log\/nginx\//g, `${folder}/`],
    [/\/etc\/letsencrypt\S+fullchain\.pem/g, join(folder, 'certificate.pem')],
    [/\/etc\/letsencrypt\S+privkey\.pem/g, join(folder, 'key.pem')],
  ];
  return replacements.reduce(
    (site, [place, other]) => {
      if (site.search(place) === -1)
        throw new Error(`docs/operating/nginx.conf has nothing like ${String(place)}`);
      return site.replaceAll(place, other);
    },
    readFileSync(join(root, 'docs/operating/nginx.conf'), 'utf8'),
  );
}

/** The main configuration around it, with all files in the folder: nothing outside of it is written. */
function toMain(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    // Otherwise the workers' user might not be allowed to read the folder.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr error;',
    'events {}',
    'http {',
    'access_log off;',
    ...kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
    `include ${folder}/site.conf;`,
    '}',
  ].join('\n');
}

async function ask(options: RequestOptions, body: string | undefined): Promise<Reply> {
  const asked = request({ ...options, agent: false });
  asked.end(body);
  const [response] = await once(asked, 'response');
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
