const trackers =
  /^(?:utm_.*|ref|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|twclid|igshid|mc_cid|mc_eid|xtor)$/i;

/** An article's address without parameters that mark a visitor; '#top' is the page itself. */
export function toPlainLink(link: string): string {
  const url = new URL(link);
  url.search = dropTrackers(url.search.slice(1));
  url.hash = dropTrackers(url.hash.slice(1)).replace(/^top$/i, '');
  return url.href;
}

function dropTrackers(query: string): string {
  return query
    .split('&')
    .filter((part) => !trackers.test(part.split('=')[0] ?? ''))
    .join('&');
}
