import { setPlatformAPI } from 'echarts/core';
import { getFont } from './look.ts';

/** A tooltip takes no font: its text is drawn and measured as this one, and shown in ours by the stylesheet. */
const plainFont = 'sans-serif';

/** Has texts measured in the font that they are shown in. */
export function measureInOwnFont(): void {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return;
  setPlatformAPI({
    measureText: (text, font = `12px ${plainFont}`) => {
      context.font = font.endsWith(`px ${plainFont}`) ? font.replace(plainFont, getFont()) : font;
      return context.measureText(text);
    },
  });
}
