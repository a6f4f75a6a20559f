export function isWritten(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
