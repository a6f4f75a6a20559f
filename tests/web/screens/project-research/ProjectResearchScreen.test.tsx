import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProjectResearchScreen } from '../../../../src/web/screens/project-research/ProjectResearchScreen.tsx';

describe('ProjectResearchScreen (M1)', () => {
  it('lists the eight services, and links the contact address', () => {
    render(<ProjectResearchScreen contactEmail="contact@takeprofits.example" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Projects and research' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    expect(screen.getByRole('heading', { name: 'Token supply map' })).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:contact@takeprofits.example');
  });
});
