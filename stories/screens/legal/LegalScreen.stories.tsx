import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PublicConfig } from '../../../src/contracts/config.ts';
import { publicPages } from '../../../src/contracts/public-pages.ts';
import { LegalScreen } from '../../../src/web/screens/legal/LegalScreen.tsx';
import { PublicFrame } from '../../../src/web/shell/public/PublicFrame.tsx';
import { emptyConfig, filledConfig } from '../public-config.ts';

interface PageProps {
  readonly page: 'terms' | 'privacy';
  readonly config: PublicConfig;
}

function Page({ page, config }: PageProps) {
  return (
    <PublicFrame path={publicPages[page].path} config={config} year={2026}>
      <LegalScreen text={page} config={config} />
    </PublicFrame>
  );
}

const meta = {
  title: 'Screens/Legal',
  component: Page,
  args: { page: 'terms', config: filledConfig },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {};
export const TermsUnconfigured: Story = { args: { config: emptyConfig } };
export const Privacy: Story = { args: { page: 'privacy' } };
export const PrivacyUnconfigured: Story = { args: { page: 'privacy', config: emptyConfig } };
