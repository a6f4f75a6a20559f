import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../../src/web/api/api-error.ts';
import { classifyFailure } from '../../../../../src/web/research/record/queue/classify-failure.ts';

const sort = (status: number, retryAfter?: number) =>
  classifyFailure(new ApiError({ code: 'MALFORMED', status, message: '', retryAfter }));

describe('classifyFailure', () => {
  it.each([400, 403, 405, 409, 410, 413, 415, 422, 451])('sorts %i as final', (status) => {
    expect(sort(status)).toEqual({ kind: 'final' });
  });

  it.each([408, 425, 429, 502, 503, 504])('holds the whole queue after %i', (status) => {
    expect(sort(status, 5)).toEqual({ kind: 'passing', concerns: 'all', responded: true, retryAfter: 5 });
  });

  it.each([200, 404, 500])('holds only the failed save after %i', (status) => {
    expect(sort(status)).toMatchObject({ kind: 'passing', concerns: 'one', responded: true });
  });

  it('sorts a missing response as an unreachable server', () => {
    expect(sort(0)).toMatchObject({ kind: 'passing', concerns: 'all', responded: false });
  });

  it('recognises the end of a session', () => {
    expect(sort(401)).toEqual({ kind: 'session' });
    expect(classifyFailure(new ApiError({ code: 'SUB_EXPIRED', status: 403, message: '' }))).toEqual({
      kind: 'session',
    });
  });
});
