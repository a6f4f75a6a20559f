import type { Page } from 'playwright-core';

export interface PageMemory {
  /** Of its scripts, in MB, once what is not needed is gone. */
  readonly heap: number;
  /** Of its document, texts and comments too. */
  readonly nodes: number;
}

export async function readPageMemory(page: Page): Promise<PageMemory> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize / 1e6, nodes };
}
