import { composeStories } from '@storybook/react-vite';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { passkeysCopy } from '../../../../src/web/copy/account.ts';
import { homeCopy as copy } from '../../../../src/web/copy/home.ts';
import * as stories from '../../../../stories/screens/home/HomeScreen.stories.tsx';
import { watchErrors } from '../../../helpers/watch-errors.ts';

const home = composeStories(stories);
watchErrors();

afterEach(() => vi.restoreAllMocks());

describe('the offer of a passkey', () => {
  const findOffer = () => screen.queryByRole('link', { name: passkeysCopy.offerLink });

  it('is shown to a member without one, and not on this device again once it is dismissed', async () => {
    await home.OffersPasskey.run();
    expect(findOffer()).toHaveAttribute('href', '/account');
    await userEvent.click(screen.getByRole('button', { name: passkeysCopy.offerDismiss }));
    expect(findOffer()).toBeNull();
    cleanup();
    const asked = vi.spyOn(globalThis, 'fetch');
    render(<home.OffersPasskey />);
    await screen.findByRole('link', { name: copy.newcomerAction });
    expect(findOffer()).toBeNull();
    const paths = asked.mock.calls.map(([input]) => new Request(input).url);
    expect(paths.filter((path) => path.includes('/api/passkeys'))).toEqual([]);
  });
});
