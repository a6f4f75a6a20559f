import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { pages, withOwnPages, type PagePath, type PlacedPage } from '../../contracts/pages.ts';
import { listOwnPages } from '../../engine/registry/catalog.ts';
import { catalog } from '../questionnaire/questionnaire-catalog.ts';
import { blockPages } from './pages/block-pages.tsx';
import { buildSidebar } from '../shell/navigation/navigation.ts';
import { toComponent } from '../ui/page/lazy-code.ts';
import { wholePages } from './pages/page-code.ts';

/** Fetches a page's code, a chunk of its own; rejects when it cannot be had. */
type LoadPage = () => Promise<ComponentType>;

const loads = { ...blockPages, ...wholePages } satisfies Record<PagePath, LoadPage>;

export interface MemberRoute extends PlacedPage {
  readonly Page: ComponentType;
  readonly load: () => Promise<unknown>;
}

/** The pages of the table, and those that questionnaires bring along. */
export const memberRoutes: readonly MemberRoute[] = withOwnPages(listOwnPages(catalog)).map((page) => {
  const load = isOfTable(page.path) ? loads[page.path] : toOwnLoad(page);
  const Page = toComponent(load);
  return { ...page, load: Page.fetch, Page };
});

/** Their links in the sidebar. */
export const memberSidebar = buildSidebar(memberRoutes);

export const homeRoute: MemberRoute = findMemberRoute(pages.home.path);

/** The route shown at a path: home where there is none. */
export function findMemberRoute(pathname: string): MemberRoute {
  return memberRoutes.find(({ path }) => matchPath(path, pathname) !== null) ?? homeRoute;
}

function isOfTable(path: string): path is PagePath {
  return Object.hasOwn(loads, path);
}

function toOwnLoad(page: PlacedPage): LoadPage {
  return async () => {
    const { OwnPage } = await import('./pages/own/OwnPage.tsx');
    return () => OwnPage({ page });
  };
}
