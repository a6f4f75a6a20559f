import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { messages } from '../../../src/contracts/messages.ts';
import { LoginCard } from '../../../src/web/screens/login/LoginCard.tsx';
import { LoginFrame } from '../../../src/web/shell/public/LoginFrame.tsx';
import { filledConfig } from '../public-config.ts';

const meta = {
  title: 'Screens/Login',
  component: LoginCard,
  decorators: [
    (Story) => (
      <LoginFrame config={filledConfig}>
        <main id="main">
          <Story />
        </main>
      </LoginFrame>
    ),
  ],
  args: { state: 'ready', ended: false, open: true, onSubmit: () => undefined, onEdit: () => undefined },
} satisfies Meta<typeof LoginCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('E-mail'), 'maya@studio');
    await userEvent.tab();
    await expect(canvas.getByText(messages.emailInvalid)).toBeVisible();
  },
};

export const Waiting: Story = { args: { state: 'waiting' } };
export const Rejected: Story = { args: { state: 'rejected' } };
export const SessionEnded: Story = { args: { ended: true } };
export const CodeMode: Story = { args: { open: false } };
