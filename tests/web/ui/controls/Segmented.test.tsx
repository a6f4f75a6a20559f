import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Segmented } from '../../../../src/web/ui/controls/Segmented.tsx';

const options = [
  { value: 'new', label: 'New Analysis' },
  { value: 'prev', label: 'Previous Analysis' },
] as const;

describe('Segmented', () => {
  it('has no choice at first, reports a choice and shows it', async () => {
    const onChange = vi.fn();
    const { rerender } = render(
      <Segmented label="Mode" options={options} value={undefined} onChange={onChange} />,
    );
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Previous Analysis' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('prev');
    rerender(<Segmented label="Mode" options={options} value="prev" onChange={onChange} />);
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Previous Analysis');
    expect(screen.getByRole('group', { name: 'Mode' })).toBeVisible();
  });
});
