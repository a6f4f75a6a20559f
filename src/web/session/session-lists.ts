import type { TabStorage } from './tab-storage.ts';

const keys = {
  paid: 'paidSections',
  recorded: 'recordedModules',
  /** `module_section` of each section that a save in this session reported as paid before. */
  paidBefore: 'paidBeforeSections',
} as const;

type SessionList = keyof typeof keys;

/** Undefined: unknown. */
export function readList(storage: TabStorage, list: SessionList): readonly string[] | undefined {
  const kept = storage.getJson(keys[list]);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : undefined;
}

export function keepList(storage: TabStorage, list: SessionList, texts: readonly string[]): void {
  storage.set(keys[list], texts);
}

/** Returns false if the list contains the text. */
export function addToList(storage: TabStorage, list: SessionList, text: string): boolean {
  const kept = readList(storage, list) ?? [];
  if (kept.includes(text)) return false;
  keepList(storage, list, [...kept, text]);
  return true;
}

export function forgetLists(storage: TabStorage): void {
  for (const key of Object.values(keys)) storage.remove(key);
}
