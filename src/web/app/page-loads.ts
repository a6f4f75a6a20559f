/** Whole pages asked of the server, which decides between the app and the public pages. */
export interface PageLoads {
  readonly open: (path: string) => void;
  readonly reload: () => void;
}

export const browserPages: PageLoads = {
  open: (path) => window.location.replace(path),
  reload: () => window.location.reload(),
};

/** Reloads the page for the server to decide anew, once a history entry: false when that was done before. */
export function reloadOnce({ reload }: PageLoads): boolean {
  const state: unknown = window.history.state;
  const kept = typeof state === 'object' && state !== null ? { ...state } : {};
  if ('reloaded' in kept) return false;
  window.history.replaceState({ ...kept, reloaded: true }, '');
  reload();
  return true;
}
