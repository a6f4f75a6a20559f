import type { Coin } from '../../../contracts/coin-data.ts';
import { coinLinkNames, coinPanelCopy as copy } from '../../copy/panels.ts';
import { toHost } from '../../ui/text/addresses.ts';
import { isDated, toUtcDate } from '../../../lib/moment-format.ts';

/** A date as '3 Jan 2009', in UTC; undefined where the text is not one. */
export function findDay(iso: string | null): string | undefined {
  return iso === null || !isDated(iso) ? undefined : toUtcDate(iso);
}

/** The text with its first letter in upper case and its underscores as spaces: 'Proof of stake', 'Source code'. */
export function toTitle(text: string): string {
  const words = text.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a linked document is called: its file's name, else its host. */
export function toFileName(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, host } = new URL(url);
  const name = pathname.split('/').findLast((part) => part !== '');
  return name === undefined ? host : decode(name);
}

/** A coin's links with a label each; the host tells links of one kind apart. */
export function toLinks(sites: Coin['sites']): { readonly label: string; readonly url: string }[] {
  return sites.map(({ type, url }) => {
    const label = coinLinkNames[type] ?? toTitle(type);
    const isAlone = sites.filter((site) => site.type === type).length === 1;
    return { label: isAlone ? label : `${label}: ${toHost(url) ?? url}`, url };
  });
}

/** 'Coin · since 2009', 'Token on Ethereum · since 2020', or as much of it as is known. */
export function toSummary({ type, parent, launch_date: launched }: Coin): string {
  const kind = type === null ? undefined : toTitle(type);
  const where = kind !== undefined && parent !== null ? copy.kindOn(kind, parent.name) : kind;
  const since = findDay(launched)?.split(' ').at(-1);
  return [where, since && copy.since(since)].filter(Boolean).join(' · ');
}

/** The initials of a person's first and last name. */
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
