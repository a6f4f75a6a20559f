import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** Only JSON bodies are read. An own key '__proto__' stays an ordinary key, which the schemas refuse. */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => (text === '' ? undefined : parse(text)),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('BAD_REQUEST', { message: 'The body is not JSON.' });
  }
}
