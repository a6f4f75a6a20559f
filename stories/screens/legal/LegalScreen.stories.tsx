import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PublicConfig } from '../../../src/contracts/config.ts';
import { publicPages } from '../../../src/contracts/public-pages.ts';
import { privacy } from '../../../src/web/copy/public/privacy.ts';
import { terms } from '../../../src/web/copy/public/terms.ts';
import { LegalScreen } from '../../../src/web/screens/legal/LegalScreen.tsx';
import { PublicFrame } from '../../../src/web/shell/public/PublicFrame.tsx';
import { emptyConfig, filledConfig } from '../public-config.ts';

const texts = { terms, privacy } as const;

interface PageProps {
  readonly page: keyof typeof texts;
  readonly config: PublicConfig;
}

function Page({ page, config }: PageProps) {
  return (
    <PublicFrame path={publicPages[page].path} config={config} year={2026}>
      <LegalScreen text={texts[page]} config={config} />
    </PublicFrame>
  );
}

const meta = {
  title: 'screens/Legal',
  component: Page,
  args: { page: 'terms', config: filledConfig },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {};
export const TermsUnfilled: Story = { args: { config: emptyConfig } };
export const Privacy: Story = { args: { page: 'privacy' } };
export const PrivacyUnfilled: Story = { args: { page: 'privacy', config: emptyConfig } };
