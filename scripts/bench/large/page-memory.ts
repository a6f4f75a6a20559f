import type { Page } from 'playwright-core';

export interface PageMemory {
  /** JavaScript heap in MB after garbage collection. */
  readonly heap: number;
  /** DOM nodes, texts and comments included. */
  readonly nodes: number;
}

export async function readPageMemory(page: Page): Promise<PageMemory> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize / 1e6, nodes };
}
