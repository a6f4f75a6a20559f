import { pageList } from '../../src/contracts/pages.ts';
import { warningAt } from './json-file.ts';
import type { PlacedQuestionnaire } from './place-problems.ts';
import { toPlainWords } from './plain-words.ts';
import type { Problem } from './problem.ts';

/** More characters are cut short in the menu. */
const longest = 40;

export function menuProblems(folders: readonly PlacedQuestionnaire[]): readonly Problem[] {
  const groups = new Map<string, string>();
  for (const { group } of pageList) if (group !== undefined) groups.set(toPlainWords(group), group);
  return folders.flatMap(({ source, schemaFile }) => {
    const { title = '', group } = source.schema['x-page'] ?? {};
    const other = group === undefined ? undefined : groups.get(toPlainWords(group));
    if (group !== undefined && other === undefined) groups.set(toPlainWords(group), group);
    const long = Object.entries({ title, group: group ?? '' }).filter(([, { length }]) => length > longest);
    return [
      ...(group !== undefined && other !== undefined && other !== group
        ? [warningAt(schemaFile, ['x-page', 'group'], 'menu-group-alike', { title: group, other })]
        : []),
      ...long.map(([key, { length }]) =>
        warningAt(schemaFile, ['x-page', key], 'menu-title-long', { length, most: longest }),
      ),
      ...folderNameProblems({ source, schemaFile }),
    ];
  });
}

function folderNameProblems({ source, schemaFile }: PlacedQuestionnaire): readonly Problem[] {
  const { page } = source.schema['x-questionnaire'];
  const path = `/${source.id}`;
  const isReleased = Object.keys(source.released.versions).length > 0;
  const isTaken = pageList.some((one) => one.path === path);
  if (!isTaken || page === path || isReleased) return [];
  return [
    warningAt(schemaFile, ['x-questionnaire', 'page'], 'folder-named-like-page', {
      id: source.id,
      path,
      page,
    }),
  ];
}
