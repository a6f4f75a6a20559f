import { toDaysBefore, toShortUtcDate, toShortUtcMoment } from '../../ui/text/moments.ts';

export interface ChartDay {
  /** 0 is the latest day. */
  readonly daysBefore: number;
  /** In ms; undefined where the source does not report it. */
  readonly time: number | undefined;
}

function toAxisDay({ daysBefore, time }: ChartDay): string {
  return time === undefined ? toDaysBefore(daysBefore) : toShortUtcDate(time);
}

export function toFullDay({ daysBefore, time }: ChartDay): string {
  return time === undefined ? toDaysBefore(daysBefore) : toShortUtcMoment(time);
}

export function toPointDay(day: ChartDay): string {
  return day.time === undefined ? toFullDay(day) : `Closed ${toFullDay(day)}`;
}

/** The first and the last day always have labels. */
export function toDayAxis(days: readonly ChartDay[]) {
  return {
    type: 'category',
    data: days.map(toAxisDay),
    axisLabel: {
      showMinLabel: true,
      showMaxLabel: true,
      hideOverlap: true,
      alignMinLabel: 'left',
      alignMaxLabel: 'right',
    },
  } as const;
}
