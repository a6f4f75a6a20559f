import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '../../../src/contracts/messages.ts';
import { pages } from '../../../src/contracts/pages.ts';
import { disclaimerCopy } from '../../../src/web/copy/disclaimer.ts';
import { HomeScreen } from '../../../src/web/screens/home/HomeScreen.tsx';
import { DisclaimerDialog } from '../../../src/web/shell/DisclaimerDialog.tsx';
import { Shell } from '../../../src/web/shell/Shell.tsx';
import { filledConfig } from '../public-config.ts';

function Home({ agreed }: { readonly agreed: boolean }) {
  return (
    <MemoryRouter initialEntries={['/index']}>
      <Shell
        page={pages.home}
        email="maya@studio.example"
        coins={0}
        footer={filledConfig}
        onLogout={() => undefined}
      >
        <HomeScreen />
      </Shell>
      <DisclaimerDialog open={!agreed} onAgree={() => Promise.resolve('failed')} onLogout={() => undefined} />
    </MemoryRouter>
  );
}

const meta = { title: 'Screens/Home', component: Home, args: { agreed: true } } satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Agreed: Story = {};
export const WithDisclaimer: Story = { args: { agreed: false } };

export const DisclaimerFailed: Story = {
  args: { agreed: false },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: disclaimerCopy.button }));
    await expect(await screen.findByText(messages.disclaimerFailed)).toBeVisible();
  },
};
