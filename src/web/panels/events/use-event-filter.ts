import { useState } from 'react';
import type { CalendarEvent } from '../../../contracts/events.ts';
import { hasCoin, hasType, toCoins, toTypes } from './event-text.ts';

const all = '';

export interface EventFilter {
  /** An empty name means all. */
  readonly types: readonly string[];
  readonly type: string;
  readonly chooseType: (type: string) => void;
  readonly coins: readonly string[];
  readonly coin: string;
  readonly chooseCoin: (coin: string) => void;
  readonly chooseAll: () => void;
  readonly matching: readonly CalendarEvent[];
}

/** A choice that no longer occurs is ignored. */
export function useEventFilter(events: readonly CalendarEvent[]): EventFilter {
  const [wantedType, chooseType] = useState(all);
  const [wantedCoin, chooseCoin] = useState(all);
  const [types, coins] = [toTypes(events), toCoins(events)];
  const type = types.includes(wantedType) ? wantedType : all;
  const coin = coins.includes(wantedCoin) ? wantedCoin : all;
  const matching = events.filter(
    (event) => (type === all || hasType(event, type)) && (coin === all || hasCoin(event, coin)),
  );
  const chooseAll = () => {
    chooseType(all);
    chooseCoin(all);
  };
  return { types, type, chooseType, coins, coin, chooseCoin, chooseAll, matching };
}
