import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CoinIcon } from '../../../src/web/feeds/CoinIcon.tsx';

const show = (symbol: string, size?: 20 | 36) =>
  render(<CoinIcon symbol={symbol} {...(size && { size })} />).container.firstElementChild;

describe('CoinIcon', () => {
  it('shows a known coin’s picture, in any case, without a text of its own', () => {
    const icon = show('ETH', 36);
    expect(icon).toHaveAttribute('src', expect.stringMatching(/^\/assets\/coins-[0-9a-f]{8}\/eth\.svg$/));
    expect(icon).toHaveAttribute('alt', '');
    expect(icon).toHaveAttribute('width', '36');
  });

  it.each([
    ['XMPLT', 'X'],
    ['łuk', 'Ł'],
    ['🦊fox', '🦊'],
    ['../btc', '.'],
    ['', '?'],
  ])('shows a lettered badge for %j', (symbol, letter) => {
    const icon = show(symbol);
    expect(icon).toHaveTextContent(letter);
    expect(icon).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows the badge when the picture does not load', () => {
    const { container } = render(<CoinIcon symbol="BTC" />);
    fireEvent.error(container.querySelector('img') ?? container);
    expect(container).toHaveTextContent('B');
  });
});
