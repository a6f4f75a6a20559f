import type { Page } from 'playwright-core';

/**
 * Shows a story in Storybook's preview, or shows the current one again from the start; resolves to its status once it
 * is finished, or to what went wrong.
 */
export function showStory(
  page: Page,
  id: string,
  event: 'setCurrentStory' | 'forceRemount' = 'setCurrentStory',
): Promise<string> {
  return page.evaluate(show, { id, event });
}

/** Runs in the page. */
async function show({ id, event: asked }: { readonly id: string; readonly event: string }): Promise<string> {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { ready(): Promise<void> } | undefined;
  if (!preview) return 'cut off: the page is reloaded';
  // A story chosen while Storybook reads its index would start twice.
  await preview.ready();
  interface StoryEvent {
    readonly message?: string;
    readonly status?: string;
    readonly storyId?: string;
    readonly newPhase?: string;
  }
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as {
    on(event: string, listener: (args: StoryEvent | undefined) => void): void;
    emit(event: string, args: unknown): void;
  };
  const status = new Promise<string>((resolve) => {
    // Ends only a story that hangs.
    setTimeout(() => resolve('cut off: no event came'), 120_000);
    for (const event of [
      'storyErrored',
      'storyThrewException',
      'storyMissing',
      'playFunctionThrewException',
    ]) {
      channel.on(event, (failed) => resolve(`${event}: ${failed?.message ?? ''}`));
    }
    channel.on('storyRenderPhaseChanged', (rendered) => {
      if (rendered?.storyId === id && rendered.newPhase === 'aborted')
        resolve('cut off: it is rendered again');
    });
    channel.on('storyFinished', (rendered) => {
      if (rendered?.storyId === id) resolve(rendered.status ?? 'without a status');
    });
  });
  channel.emit(asked, { storyId: id, viewMode: 'story' });
  return status;
}
