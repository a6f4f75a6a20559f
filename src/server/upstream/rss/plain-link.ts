const trackers =
  /^(?:utm_.*|hsa_.*|_hsenc|_hsmi|_ga|_gl|ref|fbclid|gclid|gbraid|wbraid|dclid|srsltid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|mc_cid|mc_eid|mkt_tok|vero_id|vero_conv|oly_anon_id|oly_enc_id|xtor)$/i;

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
