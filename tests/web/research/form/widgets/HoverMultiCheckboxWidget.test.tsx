import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { everything, findFixtureImage } from '../../../../../stories/fixtures/questionnaires.ts';
import { FormDemo } from '../../../../../stories/research/form/FormDemo.tsx';

function show() {
  render(<FormDemo compiled={everything} findImage={findFixtureImage} />);
  return userEvent.setup();
}

const option = (name: string) => screen.getByRole('checkbox', { name });
const preview = () => screen.queryByRole('figure')?.querySelector('img')?.alt;

describe('options with pictures', () => {
  it('show the picture on hover, and Escape hides it', async () => {
    const user = show();
    expect(preview()).toBeUndefined();
    await user.hover(screen.getByText('Circles'));
    expect(preview()).toBe('Circles');
    await user.hover(screen.getByText('Waves'));
    expect(preview()).toBe('Waves');
    await user.keyboard('{Escape}');
    expect(preview()).toBeUndefined();
  });

  it('show the picture on keyboard focus', async () => {
    const user = show();
    option('A chat').focus();
    await user.tab();
    await user.tab();
    expect(option('Circles')).toHaveFocus();
    expect(preview()).toBe('Circles');
    await user.tab();
    expect(option('Squares')).toHaveFocus();
    expect(preview()).toBe('Squares');
  });

  it('show the picture on a tap on its thumbnail, which ticks nothing', async () => {
    const user = show();
    await user.pointer({
      keys: '[TouchA]',
      target: screen.getByRole('button', { name: 'See the picture of Squares' }),
    });
    expect(preview()).toBe('Squares');
    expect(option('Squares')).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Close the picture' }));
    expect(preview()).toBeUndefined();
  });

  it('show no picture when a finger touches the name', () => {
    show();
    fireEvent.pointerEnter(option('Squares'), { pointerType: 'touch' });
    expect(preview()).toBeUndefined();
  });
});
