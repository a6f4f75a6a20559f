/**
 * Loads code, and waits for the styles it is drawn with; rejects where either cannot be had. An import alone waits for a
 * stylesheet only when it is the first to ask for it, and never asks again for one that failed: its code would then be
 * drawn without it.
 */
export async function loadWithStyles<Code>(load: () => Promise<Code>): Promise<Code> {
  // A listener of its own, since another load ends sooner or later than this one.
  const note = { handleEvent: markLost };
  document.addEventListener('error', note, true);
  try {
    const code = await load();
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
    await Promise.all([...links].map(awaitSheet));
    return code;
  } finally {
    document.removeEventListener('error', note, true);
  }
}

/** Some browsers give a stylesheet that failed an empty sheet, so that only its event tells. */
function markLost({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.dataset['lost'] = '';
}

async function awaitSheet(link: HTMLLinkElement): Promise<void> {
  const isLost = 'lost' in link.dataset;
  if (link.sheet && !isLost) return;
  const awaited = isLost ? link.cloneNode() : link;
  await new Promise<void>((resolve, reject) => {
    awaited.addEventListener('load', () => resolve());
    awaited.addEventListener('error', () => reject(new TypeError(`No styles at ${link.href}`)));
    if (awaited === link) return;
    if (awaited instanceof HTMLLinkElement) delete awaited.dataset['lost'];
    link.replaceWith(awaited);
  });
}
