import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import { isPagePath } from './pages/page-paths.ts';
import type { RouteEntry } from './route-table.ts';

/** 404 for unknown addresses, 405 for known ones with a method that they do not support. */
export function addNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = findMethods(app.listRoutes(), path);
    if (allowed.length === 0 || allowed.includes(request.method)) throw new AppError('NOT_FOUND');
    reply.header('allow', allowed.join(', '));
    throw new AppError('METHOD_NOT_ALLOWED');
  });
}

function findMethods(routes: readonly RouteEntry[], path: string): readonly string[] {
  const matching = routes.filter(({ url }) => !url.includes('*') && matches(url, path));
  const pages = isPagePath(path) ? ['GET', 'HEAD'] : [];
  return [...new Set([...matching.map(({ method }) => method), ...pages])];
}

function matches(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const segments = path.split('/');
  return (
    expected.length === segments.length &&
    expected.every((part, index) =>
      part.startsWith(':') ? segments[index] !== '' : part === segments[index],
    )
  );
}
