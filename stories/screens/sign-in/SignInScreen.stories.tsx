import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import type { PublicConfig } from '../../../src/contracts/config.ts';
import { openPart } from '../../../src/web/app/sign-in/document-parts.ts';
import type { SignInPart } from '../../../src/web/screens/sign-in/sign-in-form.ts';
import { SignInScreen } from '../../../src/web/screens/sign-in/SignInScreen.tsx';
import { SignInFrame } from '../../../src/web/shell/public/SignInFrame.tsx';
import { filledConfig } from '../public-config.ts';

interface SignInProps {
  readonly parts?: readonly SignInPart[];
  readonly auth?: PublicConfig['auth'];
}

function SignIn({ parts = [], auth = 'open' }: SignInProps) {
  const config = { ...filledConfig, auth };
  useEffect(() => {
    const shown = parts.map(openPart);
    for (const show of shown) show(true);
    return () => shown.forEach((show) => show(false));
  }, [parts]);
  return (
    <SignInFrame config={config} year={2026}>
      <SignInScreen config={config} />
    </SignInFrame>
  );
}

const meta = { title: 'Screens/Sign-in', component: SignIn } satisfies Meta<typeof SignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Invalid: Story = { args: { parts: ['other'] } };
export const Waiting: Story = { args: { parts: ['busy', 'waiting'] } };
export const Rejected: Story = { args: { parts: ['rejected'] } };
export const SessionEnded: Story = { args: { parts: ['ended'] } };
export const CodeMode: Story = { args: { auth: 'code' } };
export const CodeSent: Story = { args: { auth: 'code', parts: ['code'] } };
export const CodeRequestedElsewhere: Story = { args: { auth: 'code', parts: ['elsewhere'] } };
