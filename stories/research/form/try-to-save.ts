import { expect, userEvent, within } from 'storybook/test';

export async function tryToSave({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByRole('alert')).toBeVisible();
}
