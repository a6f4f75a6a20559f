import { afterAll, vi } from 'vitest';

// A worker's files share their modules. A file that replaces some, or checks the age of what a story made when it was
// loaded, imports this before all else and has its own.
vi.resetModules();
afterAll(() => void vi.resetModules());
