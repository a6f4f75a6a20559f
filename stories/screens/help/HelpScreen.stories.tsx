import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageList, pages } from '../../../src/contracts/pages.ts';
import { buildSidebar } from '../../../src/web/shell/navigation/navigation.ts';
import { HelpScreen } from '../../../src/web/screens/help/HelpScreen.tsx';
import { Shell } from '../../../src/web/shell/Shell.tsx';
import { filledConfig } from '../public-config.ts';

interface PageProps {
  readonly hash?: string;
  readonly screenshots?: boolean;
}

function Page({ hash = '', screenshots = false }: PageProps) {
  return (
    <MemoryRouter initialEntries={[`/help${hash}`]}>
      <Shell
        sidebar={buildSidebar(pageList)}
        page={pages.help}
        email="maya@studio.example"
        coins={128}
        footer={filledConfig}
        onLogout={() => undefined}
      >
        <HelpScreen {...(!screenshots && { findScreenshot: () => undefined })} />
      </Shell>
    </MemoryRouter>
  );
}

const meta = { title: 'Screens/Help', component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Topics: Story = {};
export const WithScreenshots: Story = { args: { screenshots: true } };
export const Streak: Story = { args: { hash: '#top-navigation-bar' } };
export const BuySignals: Story = { args: { hash: '#miscellaneous' } };

export const AllOpen: Story = {
  args: { screenshots: true },
  play: async ({ canvasElement }) => {
    for (const part of canvasElement.querySelectorAll('details')) part.open = true;
    await expect(canvasElement.querySelector('details:not([open])')).toBeNull();
  },
};

export const Enlarged: Story = {
  args: { hash: '#miscellaneous' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enlarge: RSI at or under 30' }));
    const dialog = await screen.findByRole('dialog', { name: 'RSI at or under 30' });
    const large = within(dialog).getByRole('img');
    const before = large.getBoundingClientRect().width;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zoom in' }));
    await expect(large.getBoundingClientRect().width).toBeGreaterThan(before);
    await expect(within(dialog).getByText('200 %')).toBeVisible();
  },
};
