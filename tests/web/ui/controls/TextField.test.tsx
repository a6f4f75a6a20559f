import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { uiCopy } from '../../../../src/web/copy/ui.ts';
import { TextField } from '../../../../src/web/ui/controls/TextField.tsx';

function Named() {
  const [name, setName] = useState('');
  return (
    <TextField label="Name" value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />
  );
}

describe('TextField', () => {
  it('is described by its error only while there is one', () => {
    const { rerender } = render(<TextField label="Coin" hideLabel error="Too short" />);
    const field = screen.getByRole('textbox', { name: 'Coin' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Too short');
    rerender(<TextField label="Coin" hideLabel />);
    expect(field).toBeValid();
    expect(field).not.toHaveAttribute('aria-describedby');
  });

  it('counts an emoji as one letter, and keeps a text that is too long with an error', async () => {
    render(<Named />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    const user = userEvent.setup();
    await user.click(field);
    await user.paste('🐸'.repeat(100));
    expect(field).toHaveValue('🐸'.repeat(100));
    expect(field).toBeValid();
    await user.keyboard('x');
    expect(field).toHaveValue(`${'🐸'.repeat(100)}x`);
    expect(field).toHaveAccessibleDescription(uiCopy.tooLong(100));
    await user.keyboard('{Backspace}');
    expect(field).toBeValid();
  });
});
