import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { pageList, pages, type Page, type PagePath } from '../../contracts/pages.ts';
import { blockPages } from './pages/block-pages.tsx';
import { toComponent } from '../ui/page/lazy-code.ts';
import { wholePages } from './pages/page-code.ts';

/** Fetches a page's code, a chunk of its own; rejects when it cannot be had. */
type LoadPage = () => Promise<ComponentType>;

const loads = { ...blockPages, ...wholePages } satisfies Record<PagePath, LoadPage>;

export interface MemberRoute extends Page {
  readonly Page: ComponentType;
  readonly load: LoadPage;
}

export const memberRoutes: readonly MemberRoute[] = pageList.map((page) => {
  const load: LoadPage = loads[page.path];
  return { ...page, load, Page: toComponent(load) };
});

export const homeRoute: MemberRoute = findMemberRoute(pages.home.path);

/** The route shown at a path: home where there is none. */
export function findMemberRoute(pathname: string): MemberRoute {
  return memberRoutes.find(({ path }) => matchPath(path, pathname) !== null) ?? homeRoute;
}
