import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextField } from '../../../../src/web/ui/controls/TextField.tsx';

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
});
