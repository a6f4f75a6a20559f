import { expect } from 'storybook/test';

/** Each part follows the one before. */
export async function expectInOrder(...parts: readonly HTMLElement[]): Promise<void> {
  const inOrder = parts.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  await expect(inOrder).toEqual(parts);
}
