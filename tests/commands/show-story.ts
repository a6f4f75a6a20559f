import type { Page } from 'playwright-core';

/**
 * Has the preview of a page of Storybook show a story, or the one that it shows once more from its beginning; resolves to
 * its status once it is finished, or to what went wrong.
 */
export function showStory(
  page: Page,
  id: string,
  event: 'setCurrentStory' | 'forceRemount' = 'setCurrentStory',
): Promise<string> {
  return page.evaluate(show, { id, event });
}

/** In the page. */
async function show({ id, event: asked }: { readonly id: string; readonly event: string }): Promise<string> {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { ready(): Promise<void> } | undefined;
  if (!preview) return 'cut off: the page is loaded anew';
  // A story chosen while Storybook still reads its index would be begun twice.
  await preview.ready();
  interface Told {
    readonly message?: string;
    readonly status?: string;
    readonly storyId?: string;
    readonly newPhase?: string;
  }
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as {
    on(event: string, listener: (told: Told | undefined) => void): void;
    emit(event: string, told: unknown): void;
  };
  const status = new Promise<string>((resolve) => {
    // Only what hangs takes so long.
    setTimeout(() => resolve('cut off: nothing is told of it'), 120_000);
    for (const event of [
      'storyErrored',
      'storyThrewException',
      'storyMissing',
      'playFunctionThrewException',
    ]) {
      channel.on(event, (told) => resolve(`${event}: ${told?.message ?? ''}`));
    }
    channel.on('storyRenderPhaseChanged', (told) => {
      if (told?.storyId === id && told.newPhase === 'aborted') resolve('cut off: it is rendered anew');
    });
    channel.on('storyFinished', (told) => {
      if (told?.storyId === id) resolve(told.status ?? 'without a status');
    });
  });
  channel.emit(asked, { storyId: id, viewMode: 'story' });
  return status;
}
