import { addReadings } from '../../../engine/alert.ts';
import type { KeptDay } from '../../ports/coin-days.ts';
import type { KeptAlert } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';
import { loadKeptDays } from '../queries/kept-days.ts';

/** Counts the stored days of the alert's coin up to `to`. */
export async function countDays(
  tx: Tx,
  alert: Omit<KeptAlert, 'state'>,
  to: string = alert.until,
): Promise<KeptAlert> {
  const { coin, since, until } = alert;
  const span = { from: since, to: until < to ? until : to };
  const days = coin === null ? undefined : (await loadKeptDays(tx, [coin], span)).get(coin);
  return { ...alert, state: addReadings(alert, {}, days ?? []) };
}

interface CountAlertsArgs {
  readonly memberId: string;
  readonly today: string;
}

/** For alerts from before their state was stored; the outcome is all alerts of the member. */
export async function countAlerts(
  tx: Tx,
  { memberId, today }: CountAlertsArgs,
): Promise<readonly KeptAlert[]> {
  // Locks the member, so that no save changes an alert meanwhile.
  await tx.findMember(memberId);
  const alerts: KeptAlert[] = [];
  for (const kept of await tx.listAlerts(memberId)) {
    const alert = kept.state ? kept : await countDays(tx, kept, today);
    if (!kept.state) await tx.keepAlert(alert);
    alerts.push(alert);
  }
  return alerts;
}

/** What a reading adds to a coin's days. */
export interface AddedDays {
  readonly coin: string;
  /** The last day that was stored before. */
  readonly last: string | undefined;
  /** Oldest first. */
  readonly days: readonly KeptDay[];
}

/** `today`: the day of the reading. */
export async function addToAlerts(tx: Tx, added: readonly AddedDays[], today: string): Promise<void> {
  const byFirst = Map.groupBy(added, ({ days: [first] }) => first?.day);
  for (const [from, ofCoins] of byFirst) {
    if (from === undefined) continue;
    const byCoin = new Map<string | null, AddedDays>(ofCoins.map((one) => [one.coin, one]));
    const alerts = await tx.listOpenAlerts(
      ofCoins.map(({ coin }) => coin),
      from,
    );
    for (const alert of alerts) {
      const own = byCoin.get(alert.coin);
      if (own) await tx.keepAlert(await addTo(tx, alert, own, today));
    }
  }
}

/** Days are added to a state that is of all days before them; otherwise all days are counted again. */
async function addTo(tx: Tx, alert: KeptAlert, { last, days }: AddedDays, today: string): Promise<KeptAlert> {
  const { state, since } = alert;
  const [first] = days;
  const isNext = first !== undefined && (last === undefined || last < first.day);
  const expected = last !== undefined && last >= since ? last : undefined;
  if (!state || !isNext || state.read !== expected) return countDays(tx, alert, today);
  return { ...alert, state: addReadings(alert, state, days) };
}
