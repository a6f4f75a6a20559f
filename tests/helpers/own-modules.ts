import { afterAll, vi } from 'vitest';

// A worker's files share their modules. A file that replaces some imports this before all else and has its own.
vi.resetModules();
afterAll(() => void vi.resetModules());
