import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { bundledThreads } from './tests/helpers/bundled-threads.ts';
import { chromiumLaunchOnDemand } from './scripts/product/chromium.ts';
import { timeLimits } from './scripts/product/time-limits.ts';
import { partVariable } from './scripts/checks/processor-time.ts';
import { isProject, type Project } from './scripts/setup/test-parts.mjs';

const limitsOf = ({ wait, test }: { readonly wait: number; readonly test: number }) => ({
  testTimeout: test,
  hookTimeout: test,
  expect: { poll: { timeout: wait } },
});

// Shared by both projects that start threads, so that each thread is bundled once.
const threads = bundledThreads();

/** So that the processor time of a project's workers is counted as its own. */
const partOf = (project: Project) => ({ env: { [partVariable]: project } });

const nodeZones = '{engine,lib,server,schemas,architecture,storage,scripts,operating}';

/** Loading Storybook takes two seconds, so each project is made only where its tests are run. */
const projects: Readonly<Record<Project, () => Promise<TestProjectInlineConfiguration>>> = {
  node: async () => ({
    plugins: [threads],
    test: {
      name: 'node',
      ...partOf('node'),
      environment: 'node',
      isolate: false,
      setupFiles: ['tests/helpers/node-setup.ts'],
      include: [`tests/${nodeZones}/**/*.test.ts`],
      exclude: ['tests/**/postgres*.test.ts'],
      ...limitsOf(timeLimits.server),
    },
  }),
  postgres: async () => ({
    plugins: [threads],
    test: {
      name: 'postgres',
      ...partOf('postgres'),
      environment: 'node',
      isolate: false,
      setupFiles: ['tests/helpers/node-setup.ts'],
      // Behaviour that depends on several statements, locks or limits of the database runs on PostgreSQL too. The
      // contract in tests/storage proves each call of the storage on both databases; resources are proven by their routes.
      include: [
        'tests/**/postgres*.test.ts',
        'tests/scripts/database-check.test.ts',
        'tests/storage/migration.test.ts',
        'tests/server/http/{account,desk,evidence,import,passkey,record,session,subject,version,watchlist}-routes.test.ts',
        'tests/server/http/{alert-states,code-login-limits,conditions,outbox,retention}.test.ts',
        'tests/server/http/{damaged-records,fuzz,races}.test.ts',
        'tests/server/daily-reading.test.ts',
      ],
      globalSetup: ['tests/helpers/postgres-setup.ts'],
      ...limitsOf(timeLimits.server),
    },
  }),
  dom: async () => {
    const { sharedConfig } = await import('./scripts/vite/shared.ts');
    return {
      ...sharedConfig(),
      test: {
        name: 'dom',
        ...partOf('dom'),
        // A jsdom and the app's modules take longer to load than most files take to run, so a worker's files share them.
        // dom-setup.ts empties the page after each test. A worker uses a whole core.
        isolate: false,
        sequence: { groupOrder: 1 },
        maxWorkers: availableParallelism(),
        environment: 'jsdom',
        include: ['tests/web/**/*.test.{ts,tsx}'],
        setupFiles: ['tests/helpers/dom-setup.ts'],
        ...limitsOf(timeLimits.dom),
      },
    };
  },
  journeys: async () => ({
    test: {
      name: 'journeys',
      ...partOf('journeys'),
      environment: 'node',
      include: ['tests/journeys/**/*.test.ts'],
      // A worker keeps the product and the browser that it has started. Each case has its own member and page, in a
      // browser context that is emptied between cases.
      isolate: false,
      ...limitsOf(timeLimits.journey),
    },
  }),
  commands: async () => ({
    test: {
      name: 'commands',
      ...partOf('commands'),
      environment: 'node',
      include: ['tests/commands/**/*.test.ts'],
      ...limitsOf(timeLimits.journey),
    },
  }),
  /** Runs every story in Chromium: it renders, its play function passes, and axe finds nothing. */
  stories: async () => {
    const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
    const { playwright } = await import('@vitest/browser-playwright');
    return {
      plugins: [storybookTest({ configDir: '.storybook' })],
      test: {
        name: 'stories',
        // For the waits of the stories' own page.
        env: { SLOW: process.env['SLOW'] ?? '', LONG: process.env['LONG'] ?? '' },
        sequence: { groupOrder: 2 },
        // A browser page loads hundreds of modules, so a worker opens one page and shows one story after another in it, as
        // Storybook does. A worker uses a whole core.
        isolate: false,
        maxWorkers: availableParallelism(),
        ...limitsOf(timeLimits.dom),
        browser: {
          enabled: true,
          headless: true,
          provider: playwright({ launchOptions: chromiumLaunchOnDemand() }),
          instances: [{ browser: 'chromium' }],
        },
      },
    };
  },
};

/** The projects that TEST_PROJECTS names, separated by commas; without it, all. */
function wantedProjects(): readonly Project[] {
  const named = process.env['TEST_PROJECTS']?.split(',').filter(isProject);
  return named ?? Object.keys(projects).filter(isProject);
}

/** Those of the project `node` that start programs and wait for them. */
const programs = /\/tests\/(?:operating|scripts|storage\/kill|server\/[\w-]+\.test)/;

/** Tests that wait much come first, beside the checks; the short files of the last project end a run. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ['journeys', 'commands', 'postgres', 'node'];
    const rank = ({ project, moduleId }: TestSpecification) =>
      order.indexOf(project.name) + (programs.test(moduleId) ? 0 : 0.5);
    // oxlint-disable-next-line unicorn/no-array-sort -- it is the sequencer's own sort
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    // Tests spend much time waiting: for databases, servers, and Playwright, which looks for an element twice a second. But
    // each further worker loads the modules again, and starts a product and a browser.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    teardownTimeout: timeLimits.journey.test,
    sequence: { sequencer: WaitingFirst },
    projects: await Promise.all(wantedProjects().map(async (name) => projects[name]())),
  },
});
