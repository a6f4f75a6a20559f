import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PublicConfig } from '../../../src/contracts/config.ts';
import { ProjectResearchScreen } from '../../../src/web/screens/project-research/ProjectResearchScreen.tsx';
import { PublicFrame } from '../../../src/web/shell/public/PublicFrame.tsx';
import { emptyConfig, filledConfig } from '../public-config.ts';

function Page({ config }: { readonly config: PublicConfig }) {
  return (
    <PublicFrame path="/projectresearch" config={config} year={2026}>
      <ProjectResearchScreen contactEmail={config.contactEmail} />
    </PublicFrame>
  );
}

const meta = {
  title: 'Screens/Project research',
  component: Page,
  args: { config: filledConfig },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Configured: Story = {};
export const Unconfigured: Story = { args: { config: emptyConfig } };
