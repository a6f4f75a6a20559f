const servedFolders = ['/api', '/data', '/media', '/assets'] as const;

/** Whether a path is a page's: everything but what is under the folders of calls and files. */
export function isPagePath(path: string): boolean {
  return !servedFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}
