import { waitFor } from 'storybook/test';

/** Of the narrowest phone, in px. */
const narrow = 320;

/**
 * Throws if a story is wider than its frame, which would scroll sideways, or if a region cuts off what is wider than it; at
 * the story's own width and on a phone.
 */
export async function expectToFit(): Promise<void> {
  expectNothingBeyond();
  // An element of the window that shows the frame, so instanceof does not know it.
  const frame = window.frameElement as HTMLElement | null;
  if (frame === null || window.innerWidth <= narrow) return;
  const { width } = frame.style;
  frame.style.width = `${narrow}px`;
  try {
    // Charts are drawn again a moment later.
    await waitFor(expectNothingBeyond, { timeout: 5000 });
  } finally {
    frame.style.width = width;
  }
}

function expectNothingBeyond(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  const beyond = scrollWidth > clientWidth ? listBeyond(clientWidth) : [];
  const cut = Array.from(document.querySelectorAll('section, [role="region"]')).filter(isCutOff);
  if (beyond.length + cut.length === 0) return;
  const names = [...beyond, ...cut].map(({ outerHTML }) => outerHTML.slice(0, 160));
  throw new Error(`At ${clientWidth} px these are wider than their place: ${names.join(' | ')}`);
}

/** Elements that reach beyond the edge while what contains them does not. */
function listBeyond(edge: number): readonly Element[] {
  const isBeyond = (element: Element) => element.getBoundingClientRect().right > edge + 1;
  const all = Array.from(document.body.querySelectorAll('*'));
  const first = all.filter((one) => isBeyond(one) && !(one.parentElement && isBeyond(one.parentElement)));
  return first.length > 0 ? first : [document.body];
}

function isCutOff(region: Element): boolean {
  const { overflowX } = getComputedStyle(region);
  return (overflowX === 'hidden' || overflowX === 'clip') && region.scrollWidth > region.clientWidth;
}
