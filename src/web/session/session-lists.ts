import type { TabStorage } from './tab-storage.ts';

const keys = {
  /** `module_section` of each section that the member was paid for. */
  paid: 'paidSections',
  /** The questionnaires of which the member has a record. */
  recorded: 'recordedModules',
  /** `module_section` of each section whose save said in this session that it was paid before. */
  told: 'toldSections',
} as const;

/** What this tab keeps of what the server said in the session. */
type SessionList = keyof typeof keys;

/** Undefined: not known. */
export function readList(storage: TabStorage, list: SessionList): readonly string[] | undefined {
  const kept = storage.getJson(keys[list]);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : undefined;
}

export function keepList(storage: TabStorage, list: SessionList, texts: readonly string[]): void {
  storage.set(keys[list], texts);
}

/** Adds a text to a list; false: it is there already. */
export function addToList(storage: TabStorage, list: SessionList, text: string): boolean {
  const kept = readList(storage, list) ?? [];
  if (kept.includes(text)) return false;
  keepList(storage, list, [...kept, text]);
  return true;
}

export function forgetLists(storage: TabStorage): void {
  for (const key of Object.values(keys)) storage.remove(key);
}
