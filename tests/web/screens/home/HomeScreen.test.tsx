import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { homeCopy as copy } from '../../../../src/web/copy/home.ts';
import * as stories from '../../../../stories/screens/home/HomeScreen.stories.tsx';
import { bitcoin, serveStageRecords } from '../../../../stories/screens/results/records.ts';
import { stubApi } from '../../../../stories/screens/stub-api.ts';
import { watchErrors } from '../../../helpers/watch-errors.ts';

const home = composeStories(stories);
watchErrors();

afterEach(() => vi.restoreAllMocks());

describe('the desk', () => {
  it('says that the analyses did not come, never that there are none, and asks for them again', async () => {
    await home.NothingLoads.run();
    expect(screen.queryByText(copy.nothing)).toBeNull();
    expect(screen.queryByText(copy.dossiersNone)).toBeNull();
    expect(screen.queryByRole('region', { name: copy.newcomerTitle })).toBeNull();
    onTestFinished(stubApi(serveStageRecords({ coineval: [bitcoin], nfteval: [] })));
    const dossiers = within(screen.getByRole('region', { name: copy.dossiersTitle }));
    await userEvent.click(dossiers.getByRole('button', { name: 'Try again' }));
    expect(await dossiers.findByRole('link', { name: bitcoin.name! })).toBeVisible();
    expect(dossiers.queryByText(copy.dossiersFailed)).toBeNull();
  });
});
