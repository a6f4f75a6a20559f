import { deviceStorage, toDeviceKey } from './device/local-storage.ts';
import { sharedStorage } from './device/shared-storage.ts';

const kinds = ['draft', 'save', 'wait', 'record'];
const leaving = 'leaving';

/** Removes what is kept on the device of members: of everybody, or of all but one. */
export async function forgetMembers(except?: string): Promise<void> {
  const prefixes = kinds.map((kind) => `${kind}/`);
  const isKept = (key: string) =>
    except !== undefined && kinds.some((kind) => isOf(key, toDeviceKey(kind, except)));
  for (const key of prefixes.flatMap((prefix) => deviceStorage.list(prefix))) {
    if (!isKept(key)) deviceStorage.remove(key);
  }
  // The page may be gone before the rest is: then the next one sees to it.
  if (except === undefined) deviceStorage.set(leaving, true);
  const keys = await sharedStorage.list(...prefixes);
  await Promise.all(keys.filter((key) => !isKept(key)).map((key) => sharedStorage.remove(key)));
  if (except === undefined) deviceStorage.remove(leaving);
}

/** Finishes what a log-out began. */
export async function forgetLeft(): Promise<void> {
  if (deviceStorage.get(leaving) !== undefined) await forgetMembers();
}

function isOf(key: string, own: string): boolean {
  return key === own || key.startsWith(`${own}/`);
}
