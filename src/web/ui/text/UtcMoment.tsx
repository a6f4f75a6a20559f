import { isDated, unknownDate } from '../../../lib/moment-format.ts';
import { toUtcMoment } from './moments.ts';

interface UtcMomentProps {
  /** In ms since 1970; may be invalid in a source's response. */
  readonly time: number;
}

export function UtcMoment({ time }: UtcMomentProps) {
  if (!isDated(time)) return <>{unknownDate}</>;
  return <time dateTime={new Date(time).toISOString()}>{toUtcMoment(time)}</time>;
}
