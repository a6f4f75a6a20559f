import type { Locator } from 'playwright-core';

interface MarkOptions {
  /** A few words at the frame's upper right. */
  readonly label?: string;
  /** Puts the label at the lower right. */
  readonly below?: boolean;
  /** Between the element and its frame, in px. */
  readonly space?: number;
}

const badge =
  'position:absolute;right:-3px;padding:1px 8px;border-radius:6px;background:#fa7450;color:#2a0d05;font:600 12px/18px Inter,sans-serif;white-space:nowrap;';

export async function mark(
  target: Locator,
  { label = '', below = false, space = 5 }: MarkOptions = {},
): Promise<void> {
  const place = `${badge}${below ? 'top' : 'bottom'}:calc(100% - 3px);`;
  await target.first().evaluate(
    (element, { words, style, margin }) => {
      const box = element.getBoundingClientRect();
      const position = `left:${box.left - margin + window.scrollX}px;top:${box.top - margin + window.scrollY}px;`;
      const size = `width:${box.width + 2 * margin}px;height:${box.height + 2 * margin}px;`;
      const frame = document.createElement('div');
      frame.style.cssText = `position:absolute;z-index:9;box-sizing:border-box;${position}${size}border:3px solid #fa7450;border-radius:10px;pointer-events:none;`;
      if (words !== '') {
        const text = document.createElement('span');
        text.textContent = words;
        text.style.cssText = style;
        frame.append(text);
      }
      document.body.append(frame);
    },
    { words: label, style: place, margin: space },
  );
}
