/** The host of an address, without 'www.'; undefined where it has none. */
export function toHost(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') || undefined : undefined;
}

/** The address when it is an https one, else undefined: what a source sends is never linked otherwise. */
export function toSafeHref(address: string): string | undefined {
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined;
}
