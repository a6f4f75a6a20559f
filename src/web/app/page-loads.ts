/** Whole pages asked of the server, which decides between the app and the public pages. */
export interface PageLoads {
  readonly open: (path: string) => void;
  readonly reload: () => void;
}

export const browserPages: PageLoads = {
  open: (path) => {
    // The entry of the history is the next page's from now on: a dialog that closes meanwhile must not go back from it.
    window.history.replaceState(null, '');
    window.location.replace(path);
  },
  reload: () => window.location.reload(),
};

/** Reloads the page for the server to decide anew, once a history entry: false when that was done before. */
export function reloadOnce({ reload }: PageLoads): boolean {
  const kept: object = { ...window.history.state };
  if ('reloaded' in kept) return false;
  window.history.replaceState({ ...kept, reloaded: true }, '');
  reload();
  return true;
}
