import type { Meta, StoryObj } from '@storybook/react-vite';
import { CrashedPage } from '../../../src/web/app/CrashedPage.tsx';
import { Stack, Wide } from '../Stack.tsx';

function Crashed() {
  return (
    <Stack>
      <Wide>
        <CrashedPage onReload={() => undefined} />
      </Wide>
    </Stack>
  );
}

const meta = { title: 'UI/CrashedPage', component: Crashed } satisfies Meta<typeof Crashed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
