import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CoinIcon } from '../../../../src/web/ui/icons/CoinIcon.tsx';

const show = (symbol: string, size?: 20 | 36) =>
  render(<CoinIcon symbol={symbol} {...(size && { size })} />).container.firstElementChild;

describe('CoinIcon', () => {
  it('shows the picture of a known coin, with an empty alternative text', () => {
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
  ])('shows a badge with a letter for the unknown symbol %j', (symbol, letter) => {
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
