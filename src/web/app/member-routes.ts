import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { pages, withOwnPages, type PlacedPage } from '../../contracts/pages.ts';
import { listOwnPages } from '../../engine/catalog.ts';
import { catalog } from '../research/questionnaires/questionnaire-catalog.ts';
import { buildSidebar } from '../shell/navigation/navigation.ts';
import { toComponent } from '../ui/page/lazy-code.ts';
import { pageCode } from './pages/page-code.ts';

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
  if (hasCode(path)) return pageCode[path];
  return async () => {
    const { OwnPage } = await import('./pages/own/OwnPage.tsx');
    return () => OwnPage({ page });
  };
}

function hasCode(path: string): path is keyof typeof pageCode {
  return Object.hasOwn(pageCode, path);
}
