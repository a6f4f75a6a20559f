import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { sharedConfig } from '../scripts/vite/shared.ts';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  // Stories have no controls, and documentation pages show no tables of props.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Used by Storybook itself and by the stories' tests.
  viteFinal: (own) =>
    mergeConfig(mergeConfig(own, sharedConfig()), { optimizeDeps: { include: ['axe-core'] } }),
};

export default config;
