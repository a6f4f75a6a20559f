export function toHost(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') || undefined : undefined;
}

/** Undefined for anything but https: other addresses of sources are never linked. */
export function toSafeHref(address: string): string | undefined {
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined;
}
