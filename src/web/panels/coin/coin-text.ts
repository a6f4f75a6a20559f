import type { Coin } from '../../../contracts/coin-data.ts';
import { coinLinkNames, coinPanelCopy as copy } from '../../copy/panels/coin.ts';
import { toHost } from '../../ui/text/addresses.ts';
import { isDated, toUtcDate } from '../../../lib/moment-format.ts';

/** '3 Jan 2009', in UTC; undefined for an invalid text. */
export function findDay(iso: string | null): string | undefined {
  return iso === null || !isDated(iso) ? undefined : toUtcDate(iso);
}

/** 'Proof of stake', 'Source code'. */
export function toTitle(text: string): string {
  const words = text.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The file name, else the host. */
export function toFileName(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, host } = new URL(url);
  const name = pathname.split('/').findLast((part) => part !== '');
  return name === undefined ? host : decode(name);
}

/** The host distinguishes links of one kind. */
export function toLinks(sites: Coin['sites']): { readonly label: string; readonly url: string }[] {
  return sites.map(({ type, url }) => {
    const label = coinLinkNames[type] ?? toTitle(type);
    const isAlone = sites.filter((site) => site.type === type).length === 1;
    return { label: isAlone ? label : `${label}: ${toHost(url) ?? url}`, url };
  });
}

/** 'Coin · since 2009', 'Token on Ethereum · since 2020', or the known part of it. */
export function toSummary({ type, parent, launch_date: launched }: Coin): string {
  const kind = type === null ? undefined : toTitle(type);
  const where = kind !== undefined && parent !== null ? copy.kindOn(kind, parent.name) : kind;
  const since = findDay(launched)?.split(' ').at(-1);
  return [where, since && copy.since(since)].filter(Boolean).join(' · ');
}

export function toInitials(name: string): string {
  const words = name.split(' ').filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  );
  return letters.join('').toUpperCase();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
