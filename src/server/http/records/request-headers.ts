import type { FastifyRequest } from 'fastify';

export function readHeader({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : value?.trim();
}

/** Undefined: any. A tag that a proxy made weak still counts; a foreign tag matches nothing. */
export function readRevisions(header: string | undefined): readonly number[] | undefined {
  if (header === undefined || header === '*') return undefined;
  return header.split(',').flatMap((tag) => {
    const revision = /^(?:W\/)?"(\d{1,9})"$/.exec(tag.trim())?.[1];
    return revision === undefined ? [] : [Number(revision)];
  });
}
