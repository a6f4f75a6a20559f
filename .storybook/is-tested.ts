/** Vitest shows the story, not a person. */
export const isTested = Reflect.has(globalThis, '__vitest_browser__');
