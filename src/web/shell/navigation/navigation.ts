import { pageList, type Page } from '../../../contracts/pages.ts';

export interface SidebarEntry {
  readonly label: string;
  readonly icon: Page['icon'];
  readonly pages: readonly [Page, ...Page[]];
  /** Pages that belong to it without a link. */
  readonly holds: readonly Page[];
}

/** A step of the breadcrumb; without a path it is no link. */
export interface Crumb {
  readonly label: string;
  readonly path?: string;
}

export const topLinks = pageList.filter(({ menu }) => menu === 'topBar');

/** Group and title, or one of them where they are equal. */
export function toCrumbs(
  entries: readonly SidebarEntry[],
  page: Pick<Page, 'path' | 'title'>,
): readonly Crumb[] {
  const isShown = ({ path }: Page) => path === page.path;
  const entry = entries.find(({ pages, holds }) => pages.some(isShown) || holds.some(isShown));
  if (!entry) return [{ label: page.title }];
  const { label, pages, holds } = entry;
  if (label === page.title || pages.length + holds.length === 1) return [{ label }];
  const [first] = pages;
  return [{ label, ...(!isShown(first) && { path: first.path }) }, { label: page.title }];
}

export function buildSidebar(pages: readonly Page[]): readonly SidebarEntry[] {
  const groups = Map.groupBy(pages, ({ group, label, title }) => group ?? label ?? title);
  return Array.from(groups).flatMap(([label, members]) => {
    const [first, ...others] = members.filter(({ menu }) => menu === 'sidebar');
    if (!first) return [];
    const holds = members.filter(({ menu }) => menu === undefined);
    return { label, icon: first.icon, pages: [first, ...others], holds };
  });
}
