import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Segmented } from '../../../src/web/ui/controls/Segmented.tsx';
import { SelectField } from '../../../src/web/ui/controls/SelectField.tsx';
import { TextField } from '../../../src/web/ui/controls/TextField.tsx';
import { Stack } from '../Stack.tsx';

const modes = [
  { value: 'new', label: 'New Analysis' },
  { value: 'prev', label: 'Previous Analysis' },
] as const;

function Fields() {
  const [mode, setMode] = useState<'new' | 'prev'>();
  return (
    <Stack>
      <Segmented label="Kind of analysis" options={modes} value={mode} onChange={setMode} />
      <Segmented label="Chosen" options={modes} value="prev" onChange={() => undefined} />
      <TextField label="Coin name" icon="search" placeholder="ethereum" />
      <TextField label="Coin name without a label to see" hideLabel defaultValue="ethereum" />
      <TextField label="E-mail" size="lg" defaultValue="maya@studio" error="This is not an e-mail address." />
      <SelectField label="Kind" placeholder="Choose one" defaultValue="" options={modes} />
      <SelectField label="Kind without a label to see" hideLabel defaultValue="prev" options={modes} />
      <TextField label="Disabled" disabled defaultValue="ethereum" />
    </Stack>
  );
}

const meta = { title: 'UI/Fields', component: Fields } satisfies Meta<typeof Fields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
