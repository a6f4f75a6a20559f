import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../../../src/contracts/messages.ts';
import { SearchOutcome } from '../../../../src/web/screens/nft-evaluation/SearchOutcome.tsx';

describe('SearchOutcome', () => {
  it('says that nothing was found (N1)', () => {
    render(<SearchOutcome kind="none" onRetry={vi.fn()} />);
    expect(screen.getByRole('alert')).toHaveTextContent(messages.nftNotFound);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says that the search failed, and offers it again (N1)', async () => {
    const onRetry = vi.fn();
    render(<SearchOutcome kind="failed" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent(messages.nftSearchFailed);
    await userEvent.click(screen.getByRole('button', { name: 'Search again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
