/** An IPv6 address may have brackets. */
export function isLoopback(hostname: string): boolean {
  return (
    ['localhost', '::1', '[::1]'].includes(hostname.toLowerCase()) || /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}
