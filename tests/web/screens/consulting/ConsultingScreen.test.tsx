import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ConsultingScreen } from '../../../../src/web/screens/consulting/ConsultingScreen.tsx';

const scheduleHref = 'mailto:contact@takeprofits.example';

describe('ConsultingScreen (M1)', () => {
  it('collapses and expands its service groups', async () => {
    render(<ConsultingScreen scheduleHref={scheduleHref} pressUrl={null} />);
    const groups = screen.getAllByRole('group');
    expect(groups.map((group) => group.hasAttribute('open'))).toEqual([true, false, false, false]);
    await userEvent.click(screen.getByRole('heading', { name: 'Safety and custody' }));
    await userEvent.click(screen.getByRole('heading', { name: 'Learning sessions' }));
    expect(groups.map((group) => group.hasAttribute('open'))).toEqual([false, false, true, false]);
  });

  it('links to the press article when there is one', () => {
    render(<ConsultingScreen scheduleHref={scheduleHref} pressUrl="https://paper.example/article" />);
    const link = screen.getByRole('link', { name: /In the press/ });
    expect(link).toHaveAttribute('href', 'https://paper.example/article');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('does not mention the press when there is no article', () => {
    render(<ConsultingScreen scheduleHref={scheduleHref} pressUrl={null} />);
    expect(screen.queryByText('In the press')).toBeNull();
  });

  it('links to the page for scheduling a call', () => {
    render(<ConsultingScreen scheduleHref="https://calls.example/us" pressUrl={null} />);
    expect(screen.getByRole('link', { name: 'Schedule a call' })).toHaveAttribute(
      'href',
      'https://calls.example/us',
    );
  });
});
