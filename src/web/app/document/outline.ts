import { uiCopy } from '../../copy/ui.ts';
import type { Page } from '../../../contracts/pages.ts';
import { buildSidebar } from '../../shell/navigation/navigation.ts';
import { drawMark } from './draw-mark.ts';

export const outlineId = 'outline';

/** Grey bars in place of the frame until scripts have loaded. Contains no text, which would load the font first. */
export function drawOutline(members: readonly Page[]): string {
  const rows = buildSidebar(members).flatMap(({ pages }) => [
    '<i></i>',
    ...(pages.length > 1 ? pages.map(() => '<i class="sub"></i>') : []),
  ]);
  const mark = drawMark({ box: 'var(--mark-bg)', bar: 'var(--mark-bar)', tick: 'var(--mark-tick)' });
  return (
    `<div id="${outlineId}" role="status" aria-label="${uiCopy.loading}">` +
    `<div class="top"><i class="menu"></i>${mark}<i class="name"></i><i class="coins"></i></div>` +
    `<div class="side">${rows.join('')}</div>` +
    '<div class="page"><i></i><i></i><i></i></div>' +
    '</div>'
  );
}

/** Before the browser paints the app. */
export function dropOutline(root: Element): void {
  const outline = document.getElementById(outlineId);
  const observer = new MutationObserver(() => {
    if (!root.hasChildNodes()) return;
    observer.disconnect();
    outline?.remove();
  });
  observer.observe(root, { childList: true });
}
