import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { pages, withOwnPages, type PlacedPage } from '../../contracts/pages.ts';
import { listOwnPages } from '../../engine/catalog.ts';
import { catalog } from '../research/questionnaires/questionnaire-catalog.ts';
import { buildSidebar } from '../shell/navigation/navigation.ts';
import { toComponent } from '../ui/page/lazy-code.ts';
import { blockScreens, wholePages } from './pages/page-code.ts';
import { withBlocks } from './pages/with-blocks.tsx';

/** Loads a page's chunk; rejects if it is not available. */
type LoadPage = () => Promise<ComponentType>;

export interface MemberRoute extends PlacedPage {
  readonly Page: ComponentType;
  readonly load: () => Promise<unknown>;
}

export const memberRoutes: readonly MemberRoute[] = withOwnPages(listOwnPages(catalog)).map((page) => {
  const load = toLoad(page);
  const Page = toComponent(load);
  return { ...page, load: Page.fetch, Page };
});

export const memberSidebar = buildSidebar(memberRoutes);

export const homeRoute: MemberRoute = findMemberRoute(pages.home.path);

export function findMemberRoute(pathname: string): MemberRoute {
  return memberRoutes.find(({ path }) => matchPath(path, pathname) !== null) ?? homeRoute;
}

function toLoad(page: PlacedPage): LoadPage {
  const { path } = page;
  if (isKeyOf(blockScreens, path)) return withBlocks(path, blockScreens[path]);
  return isKeyOf(wholePages, path) ? wholePages[path] : toOwnLoad(page);
}

function isKeyOf<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key);
}

function toOwnLoad(page: PlacedPage): LoadPage {
  return async () => {
    const { OwnPage } = await import('./pages/own/OwnPage.tsx');
    return () => OwnPage({ page });
  };
}
