const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, in the compact form of narrow columns: '12s ago', '4m ago', '3h ago', '2d ago'. */
export function toAge(asOf: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(asOf));
  if (passed < minute) return `${Math.floor(passed / 1000)}s ago`;
  if (passed < hour) return `${Math.floor(passed / minute)}m ago`;
  if (passed < day) return `${Math.floor(passed / hour)}h ago`;
  return `${Math.floor(passed / day)}d ago`;
}
