import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type UserConfig } from 'vite';
import { sharedConfig } from '../scripts/vite/shared.ts';

/** Pages that are opened from the disk cannot fetch late what modules need: scripts/storybook does the rest. */
const fromDisk = { cssCodeSplit: false, modulePreload: false } satisfies UserConfig['build'];

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  // No story has controls, and pages of documentation show stories and rules.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Read by Storybook itself and by the stories' tests.
  viteFinal: (own, { configType }) =>
    mergeConfig(mergeConfig(own, sharedConfig()), {
      optimizeDeps: { include: ['axe-core'] },
      ...(configType === 'PRODUCTION' && { build: fromDisk }),
    }),
};

export default config;
