import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageList, pages } from '../../src/contracts/pages.ts';
import { buildSidebar } from '../../src/web/shell/navigation/navigation.ts';
import { Shell } from '../../src/web/shell/Shell.tsx';
import { Banner } from '../../src/web/ui/blocks/Banner.tsx';
import { Blank } from '../../src/web/ui/blocks/Blank.tsx';
import { PageHeader } from '../../src/web/ui/page/PageHeader.tsx';
import { Panel } from '../../src/web/ui/blocks/Panel.tsx';
import { filledConfig } from '../screens/public-config.ts';

const meta = {
  title: 'Shell/Shell',
  component: Shell,
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={[pages.nftEvaluation.path]}>
        <Story />
      </MemoryRouter>
    ),
  ],
  args: {
    sidebar: buildSidebar(pageList),
    page: pages.nftEvaluation,
    email: 'maya@studio.example',
    coins: 128,
    progress: { done: 3, total: 8 },
    footer: filledConfig,
    onLogout: () => undefined,
    children: (
      <>
        <PageHeader {...pages.nftEvaluation} />
        <Panel title="Preview">
          <Blank title="No NFT chosen" />
        </Panel>
      </>
    ),
  },
  beforeEach: () => localStorage.removeItem('sidebar'),
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };
const wide = { viewport: { value: 'wide', isRotated: false } };
const viewports = {
  viewport: {
    options: {
      phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
      wide: { name: 'Wide', styles: { width: '1440px', height: '900px' } },
    },
  },
};

const rail: Pick<Story, 'beforeEach'> = { beforeEach: () => localStorage.setItem('sidebar', 'rail') };

export const Open: Story = { parameters: viewports, globals: wide };
export const Rail: Story = { ...rail, parameters: viewports, globals: wide };

export const RailMenu: Story = {
  ...rail,
  parameters: viewports,
  globals: wide,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Research' }));
    await expect(await screen.findByRole('link', { name: 'NFT Evaluation' })).toBeVisible();
  },
};

const openMenu: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open menu' }));
  await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
};

export const Phone: Story = { parameters: viewports, globals: phone };
export const Drawer: Story = { parameters: viewports, globals: phone, play: openMenu };

export const WithBanner: Story = {
  parameters: viewports,
  globals: wide,
  args: {
    banner: (
      <Banner tone="warn" icon="offline">
        You are offline. Answers are kept on this device.
      </Banner>
    ),
  },
};

/** The progress is unknown, and the operator's configuration is empty. */
export const Bare: Story = {
  parameters: viewports,
  globals: wide,
  args: { progress: undefined, footer: undefined },
};
