/** The host of an address, without 'www.'; undefined where it has none. */
export function toHost(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') || undefined : undefined;
}
