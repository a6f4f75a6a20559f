import { describe, expect, it } from 'vitest';
import { questionnairePaths } from '../../../src/contracts/pages.ts';
import { memberRoutes } from '../../../src/web/app/member-routes.ts';

describe('questionnairePaths', () => {
  it.each(questionnairePaths)('contain only member pages: %s', (path) => {
    expect(memberRoutes.map((route) => route.path)).toContain(path);
  });
});
