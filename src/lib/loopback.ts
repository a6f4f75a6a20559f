/** Whether a host name (an IPv6 address with or without brackets) means this machine and no other. */
export function isLoopback(hostname: string): boolean {
  return (
    ['localhost', '::1', '[::1]'].includes(hostname.toLowerCase()) || /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}
