import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { ElsewherePage } from '../../../src/web/app/pages/ElsewherePage.tsx';
import { Stack, Wide } from '../Stack.tsx';

function Elsewhere() {
  return (
    <MemoryRouter>
      <Stack>
        <Wide>
          <ElsewherePage onReachable={() => undefined} />
        </Wide>
      </Stack>
    </MemoryRouter>
  );
}

const meta = { title: 'UI/ElsewherePage', component: Elsewhere } satisfies Meta<typeof Elsewhere>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
