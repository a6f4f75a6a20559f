/** A part of src/, and what it may import from outside itself. */
export interface Part {
  /** Path prefix below src/; a star is one folder name, and each such folder is a separate part. */
  readonly name: string;
  readonly parts: readonly string[];
  /** Packages by name; a name with a colon at its end stands for a whole family. */
  readonly packages: readonly string[];
  readonly why: string;
}

const router = ['react', 'react-router-dom'];
const fastify = ['fastify', '@fastify/'];

export const importTable: readonly Part[] = [
  { name: 'lib', parts: [], packages: [], why: 'helpers that every zone may use depend on nothing' },
  {
    name: 'contracts',
    parts: ['lib'],
    packages: ['json-schema-to-ts'],
    why: 'what crosses the wire is shapes only, readable by both sides',
  },
  {
    name: 'engine',
    parts: ['contracts', 'lib'],
    packages: ['@noble/hashes', '@scure/base'],
    why: 'the engine is pure TypeScript, the same in browser and server; so are the checksums of addresses',
  },
  {
    name: 'web/ui',
    parts: ['web/copy', 'lib'],
    packages: [...router, '@tanstack/react-query', 'echarts', 'echarts-for-react'],
    why: 'primitives show what they are given and know nothing of the product, save the words of their own buttons',
  },
  {
    name: 'web/feeds',
    parts: ['web/api', 'web/ui', 'web/copy', 'contracts', 'lib'],
    packages: ['@tanstack/react-query', 'pdfjs-dist', 'react'],
    why: 'what every panel over a feed shares: its frame, its status, how it is asked for',
  },
  {
    name: 'web/api',
    parts: ['contracts', 'lib'],
    packages: ['ky', 'json-schema-to-ts'],
    why: 'the one place that speaks HTTP',
  },
  {
    name: 'web/session',
    parts: ['web/api', 'contracts', 'lib'],
    packages: ['zustand', 'react', '@simplewebauthn/browser'],
    why: 'who is logged in does not depend on what is shown',
  },
  {
    name: 'web/copy',
    parts: ['contracts', 'lib'],
    packages: [],
    why: 'page copy is words only',
  },
  {
    name: 'web/research/form',
    parts: ['engine', 'web/ui', 'web/copy', 'contracts', 'lib'],
    packages: ['@rjsf/', 'react', 'react-dom'],
    why: 'a form takes answers and gives events, and works without this product: all else that it shows comes by FormSlots',
  },
  {
    name: 'web/research/questionnaires',
    parts: ['engine', 'build', 'schemas'],
    packages: ['@tanstack/react-query', 'react'],
    why: 'which questionnaires the product has, and how one is loaded, without any record of them',
  },
  {
    name: 'web/research/record',
    parts: ['engine', 'web/research/form', 'web/api', 'web/session', 'contracts', 'lib'],
    packages: ['zustand', 'react'],
    why: "the save pipeline works without any screen; what state a form shows is the form's to say",
  },
  {
    name: 'web/research/results',
    parts: [
      'engine',
      'web/research/form',
      'web/research/record',
      'web/feeds',
      'web/panels/coin',
      'web/api',
      'web/ui',
      'web/copy',
      'contracts',
      'lib',
    ],
    packages: ['react'],
    why: 'saved answers are shown, compared, exported and imported without a form, with the facts of then and now',
  },
  {
    name: 'web/research/lists',
    parts: [
      'web/research/form',
      'web/research/questionnaires',
      'web/research/record',
      'web/research/results',
      'web/ui',
      'web/copy',
      'contracts',
      'lib',
    ],
    packages: ['@tanstack/react-query', ...router],
    why: 'what several screens show of all that a member has researched, apart from any of them',
  },
  {
    name: 'web/research/evidence',
    parts: [
      'engine',
      'web/research/form',
      'web/research/lists',
      'web/research/questionnaires',
      'web/research/record',
      'web/feeds',
      'web/panels/coin',
      'web/ui',
      'contracts',
      'lib',
    ],
    packages: ['@tanstack/react-query', 'react'],
    why: 'facts, links and earlier answers under a question: the one place where answers meet feeds',
  },
  {
    name: 'web/research/journal',
    parts: [
      'engine',
      'web/research/lists',
      'web/research/questionnaires',
      'web/research/record',
      'web/research/results',
      'web/ui',
      'web/copy',
      'contracts',
      'lib',
    ],
    packages: ['react'],
    why: 'the earlier entries below an insights block; it shows results, and no form',
  },
  {
    name: 'web/research/subjects',
    parts: ['engine', 'web/feeds', 'web/panels/coin', 'web/ui', 'web/copy', 'contracts', 'lib'],
    packages: ['react'],
    why: 'which coin, NFT or exchange a block is about is chosen without knowing its answers',
  },
  {
    name: 'web/research/decision',
    parts: [
      'engine',
      'web/research/evidence',
      'web/research/form',
      'web/research/lists',
      'web/research/record',
      'web/research/results',
      'web/feeds',
      'web/panels/coin',
      'web/ui',
      'web/copy',
      'contracts',
      'lib',
    ],
    packages: ['@tanstack/react-query', ...router],
    why: "a decision is read, found due and kept on home, on the coin's page and below a finished evaluation alike",
  },
  {
    name: 'web/research/page',
    parts: ['engine', 'web/research/*', 'web/session', 'web/ui', 'web/copy', 'contracts', 'lib'],
    packages: ['@tanstack/react-query', ...router],
    why: 'a questionnaire on a page: its form with its record, evidence, journal and subject',
  },
  {
    name: 'web/account',
    parts: ['engine', 'web/research/record', 'web/api', 'web/session', 'contracts'],
    packages: [],
    why: "a member's daily coins and ledger, which several screens show, apart from what was researched",
  },
  {
    name: 'web/panels/*',
    parts: ['web/feeds', 'web/api', 'web/ui', 'web/copy', 'contracts', 'lib'],
    packages: ['@tanstack/react-query', 'react'],
    why: 'a panel stands alone: one dead source never takes another with it',
  },
  {
    name: 'web/screens/*',
    parts: [
      'engine',
      'web/account',
      'web/research/*',
      'web/panels/*',
      'web/session',
      'web/ui',
      'web/copy',
      'contracts',
      'lib',
      'assets',
    ],
    packages: ['@tanstack/react-query', ...router],
    why: 'a screen arranges parts; it knows no other screen and no HTTP',
  },
  {
    name: 'web/shell',
    parts: ['web/ui', 'web/copy', 'contracts', 'lib'],
    packages: router,
    why: 'the frame does not know what it frames',
  },
  {
    name: 'web/app',
    parts: ['web/*', 'web/screens/*', 'web/panels/*', 'web/research/*', 'engine', 'contracts', 'lib'],
    packages: ['react-dom', '@tanstack/react-query', 'zustand', 'virtual:', ...router],
    why: 'the composition root knows all of the web, and nothing of the server',
  },
  {
    name: 'server/ports',
    parts: ['contracts', 'lib'],
    packages: ['kysely'],
    why: 'ports are what the domain needs, in its own words; Kysely is the port to both databases',
  },
  {
    name: 'server/resources',
    parts: ['engine', 'server/domain', 'server/ports', 'contracts', 'lib'],
    packages: ['kysely', 'node:crypto'],
    why: "SQLite's writer thread loads a resource for its writes, so it knows no HTTP, feed or mail",
  },
  {
    name: 'server/jobs',
    parts: ['server/resources', 'server/domain', 'server/ports', 'contracts', 'lib'],
    packages: [],
    why: "work without routes has the shape of a resource; SQLite's writer thread loads its writes too",
  },
  {
    name: 'server/domain',
    parts: ['engine', 'server/ports', 'contracts', 'lib'],
    packages: ['node:crypto'],
    why: 'rules that several resources share, without HTTP, database or upstream',
  },
  {
    name: 'server/storage',
    parts: ['server/ports', 'lib'],
    packages: ['kysely', 'node:', 'pg'],
    why: 'databases are behind their port',
  },
  {
    name: 'server/feeds',
    parts: ['server/ports', 'contracts', 'lib'],
    packages: ['lru-cache', 'papaparse', 'trading-signals', 'node:'],
    why: 'caching knows sources by their port, not by their provider',
  },
  {
    name: 'server/upstream/*',
    parts: ['server/ports', 'contracts', 'lib', 'server/upstream/http'],
    packages: ['ajv', 'htmlparser2', 'ipaddr.js', 'lru-cache', 'node:', 'papaparse', 'typebox', 'undici'],
    why: 'a connector knows its own provider and no other',
  },
  {
    name: 'server/mail',
    parts: ['server/jobs', 'server/domain', 'server/ports', 'contracts', 'lib'],
    packages: ['nodemailer', 'node:'],
    why: 'what mails say, and when and how they leave, in one folder',
  },
  {
    name: 'server/passkeys',
    parts: ['server/ports', 'contracts', 'lib'],
    packages: ['@simplewebauthn/server'],
    why: 'the WebAuthn standard is behind its port',
  },
  {
    name: 'server/metrics',
    parts: ['server/ports'],
    packages: ['prom-client'],
    why: 'how metrics are kept and written down is behind their port',
  },
  {
    name: 'server/http',
    parts: ['server/resources', 'server/domain', 'server/ports', 'contracts', 'lib'],
    packages: [...fastify, 'ajv', 'ipaddr.js', 'lru-cache', 'node:', 'json-schema-to-ts'],
    why: 'routes are made from endpoints, and outcomes become responses',
  },
  {
    name: 'server/config',
    parts: ['server/http', 'server/ports', 'server/upstream/http', 'contracts', 'lib'],
    packages: ['ajv', 'node:', 'json-schema-to-ts'],
    why: 'settings are read and judged before anything is connected',
  },
  {
    name: 'server',
    parts: ['server/*', 'server/upstream/*', 'engine', 'contracts', 'lib'],
    packages: ['fastify', 'node:'],
    why: 'the composition root knows all of the server, and nothing of the web',
  },
];

export function findPart(path: string): { readonly row: Part; readonly name: string } | undefined {
  const rows = importTable.toSorted((a, b) => b.name.split('/').length - a.name.split('/').length);
  for (const row of rows) {
    const name = toPattern(row.name).exec(path)?.[1];
    if (name !== undefined) return { row, name };
  }
  return undefined;
}

export function mayImport(row: Part, part: string): boolean {
  return row.parts.some((allowed) => new RegExp(`^${allowed.replace('*', '[^/]+')}$`).test(part));
}

export function mayUse(row: Part, name: string): boolean {
  return row.packages.some((allowed) =>
    /[:/]$/.test(allowed) ? name.startsWith(allowed) : name === allowed || name.startsWith(`${allowed}/`),
  );
}

function toPattern(name: string): RegExp {
  return new RegExp(`^(${name.replace('*', '[^/]+')})/`);
}
