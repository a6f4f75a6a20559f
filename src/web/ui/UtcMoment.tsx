import { toUtcMoment } from './utc-date.ts';

interface UtcMomentProps {
  /** In ms since 1970. */
  readonly time: number;
}

export function UtcMoment({ time }: UtcMomentProps) {
  return <time dateTime={new Date(time).toISOString()}>{toUtcMoment(time)}</time>;
}
