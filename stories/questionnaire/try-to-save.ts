import { expect, userEvent, within } from 'storybook/test';

/** Tries to save, and waits until the refusal stands there. */
export async function tryToSave({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByRole('alert')).toBeVisible();
}
