import type { ComponentProps } from 'react';
import type { TextFormat } from '../../../../../engine/format-words.ts';
import { toNormal } from '../../../../../engine/formats.ts';
import { TextInput } from '../TextInput.tsx';

interface AddressInputProps extends ComponentProps<typeof TextInput> {
  readonly format: TextFormat;
}

/** Autocorrection is off. The field shows the normal form, which is stored, once the focus leaves it. */
export function AddressInput({ format, value, onChange, ...native }: AddressInputProps) {
  const normalize = () => {
    if (typeof value !== 'string') return;
    const normal = toNormal(format, value);
    if (normal !== value) onChange(normal || undefined);
  };
  return (
    <TextInput
      {...native}
      value={value}
      inputMode={toInputMode(format)}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      // Addresses have no spaces, but copied ones often do.
      onChange={(text) => onChange(text?.replace(/\s/g, '') || undefined)}
      onBlur={normalize}
    />
  );
}

/** The keyboard of a phone or tablet. */
function toInputMode(format: TextFormat): 'email' | 'tel' | undefined {
  if (format === 'email') return 'email';
  return format === 'phone' ? 'tel' : undefined;
}
