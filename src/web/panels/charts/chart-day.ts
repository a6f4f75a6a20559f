import { toDaysBefore, toShortUtcDate, toShortUtcMoment } from '../../ui/text/moments.ts';

/** A day of a daily series. */
export interface ChartDay {
  /** 0 is the latest day. */
  readonly daysBefore: number;
  /** When it closed, in ms; undefined where the source does not say. */
  readonly time: number | undefined;
}

/** As an axis has room for it. */
function toAxisDay({ daysBefore, time }: ChartDay): string {
  return time === undefined ? toDaysBefore(daysBefore) : toShortUtcDate(time);
}

/** In full, for tables. */
export function toFullDay({ daysBefore, time }: ChartDay): string {
  return time === undefined ? toDaysBefore(daysBefore) : toShortUtcMoment(time);
}

/** The first line of what a point says. */
export function toPointDay(day: ChartDay): string {
  return day.time === undefined ? toFullDay(day) : `Closed ${toFullDay(day)}`;
}

/** The axis of the days; the first and the last are always named. */
export function toDayAxis(days: readonly ChartDay[]) {
  return {
    type: 'category',
    data: days.map(toAxisDay),
    axisLabel: {
      showMinLabel: true,
      showMaxLabel: true,
      hideOverlap: true,
    },
  } as const;
}
