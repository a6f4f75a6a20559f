import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { nftEvaluationCopy as copy } from '../../../../src/web/copy/research/nft-evaluation.ts';
import { OtherHits } from '../../../../src/web/screens/nft-evaluation/OtherHits.tsx';

const toHits = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: index === 1 ? null : `Hit #${index}`,
    id: undefined,
    chain: null,
    contract: null,
    token: null,
    market: undefined,
    address: `https://a.example/${index}.png`,
    sources: [],
    throughGateways: false,
  }));

describe('OtherHits', () => {
  it('marks the hit that is shown, and lets the member choose another', async () => {
    const onChoose = vi.fn<(at: number) => void>();
    render(<OtherHits nfts={toHits(3)} at={0} onChoose={onChoose} />);
    expect(screen.getByRole('group', { name: copy.hits(3) })).toBeVisible();
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Hit #0');
    await userEvent.click(screen.getByRole('button', { name: copy.unnamedHit(2) }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('shows the first of many hits, and all on request', async () => {
    render(<OtherHits nfts={toHits(9)} at={0} onChoose={vi.fn<(at: number) => void>()} />);
    await userEvent.click(screen.getByRole('button', { name: copy.moreHits(3) }));
    expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(8);
  });

  it('shows no choice when there is one hit', () => {
    render(<OtherHits nfts={toHits(1)} at={0} onChoose={vi.fn<(at: number) => void>()} />);
    expect(screen.queryByRole('group')).toBeNull();
  });
});
