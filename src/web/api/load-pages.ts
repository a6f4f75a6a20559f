import { uniqueBy } from '../../lib/unique-by.ts';

/** Loads a list in pages of `size`; a shorter page is the last. */
export async function loadPages<Item extends { readonly id: string }>(
  size: number,
  loadPage: (skip: number) => Promise<readonly Item[]>,
  before: readonly Item[] = [],
): Promise<readonly Item[]> {
  const page = await loadPage(before.length);
  // New saves shift the pages: drop duplicates.
  const all = uniqueBy([...before, ...page], ({ id }) => id);
  return page.length < size || all.length === before.length ? all : loadPages(size, loadPage, all);
}
