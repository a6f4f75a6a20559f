import type { WebStorage } from './web-storage.ts';

const keys = {
  paid: 'paidSections',
  recorded: 'recordedModules',
  /** `module_section` of each section that a save in this session reported as paid before. */
  paidBefore: 'paidBeforeSections',
} as const;

type SessionList = keyof typeof keys;

/** Undefined: unknown. */
export function readList(storage: WebStorage, list: SessionList): readonly string[] | undefined {
  const kept = storage.getJson(keys[list]);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : undefined;
}

export function keepList(storage: WebStorage, list: SessionList, texts: readonly string[]): void {
  storage.set(keys[list], texts);
}

/** Returns false if the list contains the text. */
export function addToList(storage: WebStorage, list: SessionList, text: string): boolean {
  const kept = readList(storage, list) ?? [];
  if (kept.includes(text)) return false;
  keepList(storage, list, [...kept, text]);
  return true;
}

export function forgetLists(storage: WebStorage): void {
  for (const key of Object.values(keys)) storage.remove(key);
}
