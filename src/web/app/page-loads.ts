/** Full page loads: the server decides between the app and the public pages. */
export interface PageLoads {
  readonly open: (path: string) => void;
  readonly reload: () => void;
}

export const browserPages: PageLoads = {
  open: (path) => {
    // The history entry now belongs to the next page: a closing dialog must not go back from it.
    window.history.replaceState(null, '');
    window.location.replace(path);
  },
  reload: () => window.location.reload(),
};

/** Reloads once per history entry; returns false if it already did. */
export function reloadOnce({ reload }: PageLoads): boolean {
  const kept: object = { ...window.history.state };
  if ('reloaded' in kept) return false;
  window.history.replaceState({ ...kept, reloaded: true }, '');
  reload();
  return true;
}
