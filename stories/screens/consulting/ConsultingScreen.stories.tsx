import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PublicConfig } from '../../../src/contracts/config.ts';
import { ConsultingScreen } from '../../../src/web/screens/consulting/ConsultingScreen.tsx';
import { PublicFrame } from '../../../src/web/shell/public/PublicFrame.tsx';
import { emptyConfig, filledConfig } from '../public-config.ts';

function Page({ config }: { readonly config: PublicConfig }) {
  return (
    <PublicFrame path="/consulting" config={config} year={2026}>
      <ConsultingScreen
        scheduleHref={config.schedulingUrl ?? `mailto:${config.contactEmail}`}
        pressUrl={config.pressUrl}
      />
    </PublicFrame>
  );
}

const meta = { title: 'Screens/Consulting', component: Page, args: { config: filledConfig } } satisfies Meta<
  typeof Page
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Configured: Story = {};
export const AllOpen: Story = {
  play: async ({ canvasElement }) => {
    for (const part of canvasElement.querySelectorAll('details')) part.open = true;
    await expect(canvasElement.querySelector('details:not([open])')).toBeNull();
  },
};

export const Unconfigured: Story = { args: { config: emptyConfig } };
