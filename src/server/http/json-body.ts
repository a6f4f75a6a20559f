import type { FastifyInstance } from 'fastify';
import { isNestedDeeper } from '../../lib/is-nested-deeper.ts';
import { isRecord } from '../../lib/is-record.ts';
import { AppError } from './app-error.ts';

/** Levels of lists and objects; no valid body has half as many. Code that reads or copies JSON calls itself for each. */
const maxLevels = 16;

/** Only JSON bodies are read. An own key '__proto__' stays an ordinary key, which the schemas refuse. */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => (text === '' ? undefined : refuseDeep(parse(text))),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('BAD_REQUEST', { message: 'The body is not JSON.' });
  }
}

function refuseDeep(body: unknown): unknown {
  if (!isNestedDeeper(body, maxLevels)) return body;
  const deep = Object.entries(isRecord(body) ? body : {}).find(([, part]) =>
    isNestedDeeper(part, maxLevels - 1),
  );
  throw new AppError('INVALID_FIELD', {
    fields: [{ path: deep?.[0] ?? '', message: `Must have at most ${maxLevels} levels.` }],
  });
}
