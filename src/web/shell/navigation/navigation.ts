import { pageList, type Page } from '../../../contracts/pages.ts';

/** A link of the sidebar, or a group of links that folds. */
export interface SidebarEntry {
  readonly label: string;
  readonly icon: Page['icon'];
  /** Several: the links of a group. */
  readonly pages: readonly [Page, ...Page[]];
  /** Pages that belong to it and have no link of their own. */
  readonly holds: readonly Page[];
}

export const sidebarEntries: readonly SidebarEntry[] = buildSidebar();

export const topLinks = pageList.filter(({ menu }) => menu === 'topBar');

function buildSidebar(): readonly SidebarEntry[] {
  const groups = Map.groupBy(pageList, ({ group, label, title }) => group ?? label ?? title);
  return Array.from(groups).flatMap(([label, members]) => {
    const [first, ...others] = members.filter(({ menu }) => menu === 'sidebar');
    if (!first) return [];
    const holds = members.filter(({ menu }) => menu === undefined);
    return { label, icon: first.icon, pages: [first, ...others], holds };
  });
}
