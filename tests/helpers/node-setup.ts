import './property-runs.ts';
import { afterAll, vi } from 'vitest';
import { closeShared } from './shared-apps.ts';

// The next file of this worker has the real timers, globals and environment. Vitest itself restores mocks.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await closeShared();
});
