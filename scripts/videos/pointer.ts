import type { Page } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Draws the pointer over the page and any open dialog; `pressed` adds a ring around it. */
export async function drawPointer(page: Page, { x, y }: Point, pressed: boolean): Promise<void> {
  await page.evaluate(
    ([left, top, ringed]) => {
      const id = 'film-pointer';
      let layer = document.getElementById(id);
      if (layer === null) {
        layer = document.createElement('div');
        layer.id = id;
        // A popover is above an open dialog, where no z-index would bring it.
        layer.popover = 'manual';
        layer.append(document.createElement('div'), document.createElement('div'));
        document.documentElement.append(layer);
      }
      const bare =
        'position:fixed;inset:auto;margin:0;padding:0;border:0;overflow:visible;pointer-events:none;';
      layer.style.cssText = `${bare}left:${left}px;top:${top}px;width:0;height:0;background:none;`;
      const [ring, arrow] = layer.children;
      if (!(ring instanceof HTMLElement) || !(arrow instanceof HTMLElement)) return;
      ring.style.cssText = `${bare}position:absolute;left:-17px;top:-17px;width:34px;height:34px;border-radius:50%;border:3px solid #fa7450;opacity:${ringed ? 1 : 0};`;
      const shape = 'polygon(0 0,0 84%,24% 66%,40% 100%,56% 92%,42% 60%,70% 60%)';
      arrow.style.cssText = `${bare}position:absolute;left:0;top:0;width:22px;height:26px;background:#fff;clip-path:${shape};`;
      arrow.parentElement?.style.setProperty(
        'filter',
        'drop-shadow(0 0 1.5px #000) drop-shadow(0 2px 3px #000)',
      );
      layer.hidePopover();
      layer.showPopover();
    },
    [x, y, pressed] as const,
  );
}

export function planWay(from: Point, to: Point): readonly Point[] {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.min(12, Math.max(4, Math.round(distance / 40)));
  return Array.from({ length: count }, (_, index) => {
    const part = ease((index + 1) / count);
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

/** From 0 to 1, slow at both ends. */
export function ease(part: number): number {
  return part * part * (3 - 2 * part);
}
