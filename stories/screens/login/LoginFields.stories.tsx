import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { PublicConfig } from '../../../src/contracts/config.ts';
import { loginCopy } from '../../../src/web/copy/login.ts';
import { messages } from '../../../src/contracts/messages.ts';
import {
  blankLogin,
  openLoginForm,
  type LoginActs,
  type LoginState,
} from '../../../src/web/screens/login/login-form.ts';
import { LoginFields } from '../../../src/web/screens/login/LoginFields.tsx';
import { EndedNotice, LoginMain } from '../../../src/web/screens/login/LoginParts.tsx';
import { LoginFrame } from '../../../src/web/shell/public/LoginFrame.tsx';
import { filledConfig } from '../public-config.ts';

const refuseAll: LoginActs = { logIn: async () => 'refused', enterCode: async () => 'refused' };

interface LoginProps {
  readonly state?: LoginState;
  readonly ended?: boolean;
  readonly auth?: PublicConfig['auth'];
}

function Login({ state: begun = blankLogin, ended = false, auth = 'open' }: LoginProps) {
  const [state, show] = useState(begun);
  const [form] = useState(() => openLoginForm(refuseAll, show));
  return (
    <LoginFrame config={filledConfig} year={2026} inApp>
      <LoginMain config={{ ...filledConfig, auth }} notice={ended && <EndedNotice />}>
        <LoginFields state={state} form={form} />
      </LoginMain>
    </LoginFrame>
  );
}

const meta = { title: 'Screens/Login', component: Login } satisfies Meta<typeof Login>;
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

export const Waiting: Story = { args: { state: { ...blankLogin, outcome: 'waiting' } } };
export const Rejected: Story = { args: { state: { ...blankLogin, outcome: 'rejected' } } };
export const SessionEnded: Story = { args: { ended: true } };
export const CodeMode: Story = { args: { auth: 'code' } };

const pending = { email: 'maya@studio.example', challenge: 'c', resendAt: 0, expiresAt: 0 };

export const CodeSent: Story = {
  args: { auth: 'code', state: { ...blankLogin, pending } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText(loginCopy.codeLabel)).toHaveFocus();
  },
};
export const CodeSentAMomentAgo: Story = {
  args: { auth: 'code', state: { ...blankLogin, pending: { ...pending, resendAt: Date.now() + 45_000 } } },
};
