export function renderNothing(): null {
  return null;
}
