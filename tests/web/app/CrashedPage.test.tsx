import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CrashedPage } from '../../../src/web/app/CrashedPage.tsx';
import { failuresCopy } from '../../../src/web/copy/failures.ts';

describe('CrashedPage', () => {
  it('offers to reload the page, and links to the home page', async () => {
    const onReload = vi.fn();
    render(<CrashedPage onReload={onReload} />);
    await userEvent.click(screen.getByRole('button', { name: failuresCopy.reload }));
    expect(onReload).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/index');
  });
});
