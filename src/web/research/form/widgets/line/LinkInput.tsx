import type { ComponentProps } from 'react';
import { completeLink } from '../../../../../lib/link-host.ts';
import { TextInput } from '../TextInput.tsx';

/** Adds https:// to an address once the focus leaves it. */
export function LinkInput(props: ComponentProps<typeof TextInput>) {
  const { value, onChange } = props;
  const complete = () => {
    if (typeof value !== 'string') return;
    const completed = completeLink(value);
    if (completed !== value) onChange(completed);
  };
  return <TextInput {...props} type="url" inputMode="url" onBlur={complete} />;
}
