import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { bundledThreads } from './scripts/vite/bundled-threads.ts';
import { sharedConfig } from './scripts/vite/shared.ts';
import { chromiumLaunchOnDemand } from './scripts/product/chromium.ts';

/** Only what hangs takes so long, also on a machine whose cores are all busy with other things, in ms. */
const timeouts = {
  /** One wait for something to happen. */
  wait: 30_000,
  test: 120_000,
  /** A whole story in a browser. */
  journey: 600_000,
};

const polling = { expect: { poll: { timeout: timeouts.wait } } };

// One of both projects that start threads, so that each thread is bundled once.
const threads = bundledThreads();

const nodeZones = '{engine,contracts,lib,server,schemas,architecture,storage,scripts,operating}';

/** Every story in Chromium: it renders, its play function passes, axe finds nothing in either theme. */
const stories: TestProjectInlineConfiguration = {
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    // After everything else, which is one group, so that cores wait for a last file only once: these browsers come on
    // top of the workers, stay open until the end, and what their last stories move costs half a core.
    sequence: { groupOrder: 1 },
    // A browser page reads hundreds of modules: so a worker opens one and shows story after story in it, as Storybook
    // itself does. Nothing in it waits but for the processor.
    isolate: false,
    maxWorkers: availableParallelism(),
    testTimeout: timeouts.test,
    hookTimeout: timeouts.test,
    ...polling,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: chromiumLaunchOnDemand() }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

export default defineConfig({
  test: {
    // Much of a run waits: for databases, for servers, and for Playwright, which looks for an element twice a second.
    maxWorkers: 2 * availableParallelism(),
    teardownTimeout: timeouts.test,
    // Vitest begins with `commands`, by the alphabet, and ends with the short files of `node` and `postgres`.
    projects: [
      {
        plugins: [threads],
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/helpers/node-setup.ts'],
          include: [`tests/${nodeZones}/**/*.test.ts`],
          exclude: ['tests/**/postgres*.test.ts'],
          testTimeout: timeouts.test,
          hookTimeout: timeouts.test,
          ...polling,
        },
      },
      {
        plugins: [threads],
        test: {
          name: 'postgres',
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/helpers/node-setup.ts'],
          // What several statements, locks or limits of the database decide, once more on PostgreSQL. The contract in
          // tests/storage proves each call of the storage on both databases.
          include: [
            'tests/**/postgres*.test.ts',
            'tests/scripts/database-check.test.ts',
            'tests/storage/migration.test.ts',
            'tests/server/http/{account,evidence,record,subject,version}-routes.test.ts',
            'tests/server/http/{code-login-limits,outbox,retention}.test.ts',
            'tests/server/http/{damaged-records,fuzz,races}.test.ts',
            'tests/server/daily-reading.test.ts',
          ],
          globalSetup: ['tests/helpers/postgres-setup.ts'],
          testTimeout: timeouts.test,
          hookTimeout: timeouts.test,
          ...polling,
        },
      },
      {
        ...sharedConfig(),
        test: {
          name: 'dom',
          // A jsdom for each file takes longer than most of the files: so a worker makes one, and each file a context.
          pool: 'vmForks',
          environment: 'jsdom',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/helpers/dom-setup.ts'],
          testTimeout: timeouts.test,
          hookTimeout: timeouts.test,
          ...polling,
        },
      },
      stories,
      {
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['tests/journeys/**/*.test.ts'],
          // A worker stays, and so do the product and the browser that it has started: each case brings a member and a
          // page of its own, in a browser context that is emptied between cases.
          isolate: false,
          testTimeout: timeouts.journey,
          hookTimeout: timeouts.journey,
          ...polling,
        },
      },
      {
        test: {
          name: 'commands',
          environment: 'node',
          include: ['tests/commands/**/*.test.ts'],
          testTimeout: timeouts.journey,
          hookTimeout: timeouts.journey,
          ...polling,
        },
      },
    ],
  },
});
