import { expect } from 'storybook/test';

interface Staged {
  readonly canvasElement: HTMLElement;
}

/** A play function: the panel has these words, and none of the others. */
export function expectText(words: string | RegExp, ...without: readonly string[]) {
  return async ({ canvasElement }: Staged): Promise<void> => {
    await expect(canvasElement).toHaveTextContent(words);
    for (const other of without) await expect(canvasElement).not.toHaveTextContent(other);
  };
}
