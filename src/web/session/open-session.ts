import { create } from 'zustand';
import { sessionKeys } from './tab-storage.ts';

interface PaidState {
  /** `module_section` of each section that the member was paid for; undefined: not known. */
  readonly keys: readonly string[] | undefined;
}

const kept = 'paidSections';

/** What has been paid for and so promises no coins any more; kept through a reload. */
export const usePaidSections = create<PaidState>()(() => ({ keys: readKept() }));

export function setPaid(keys: readonly string[]): void {
  sessionKeys.set(kept, keys);
  usePaidSections.setState({ keys });
}

export function addPaid(key: string): void {
  const { keys = [] } = usePaidSections.getState();
  if (!keys.includes(key)) setPaid([...keys, key]);
}

export function forgetPaid(): void {
  sessionKeys.remove(kept);
  usePaidSections.setState({ keys: undefined });
}

function readKept(): readonly string[] | undefined {
  const keys = sessionKeys.getJson(kept);
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : undefined;
}
