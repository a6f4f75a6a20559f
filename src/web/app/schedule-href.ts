import type { PublicConfig } from '../../contracts/config.ts';
import { toSafeHref } from '../ui/text/addresses.ts';

/** Where a call is arranged: the operator's scheduling page, else a mail to the contact address. */
export function toScheduleHref({
  schedulingUrl,
  contactEmail,
}: Pick<PublicConfig, 'schedulingUrl' | 'contactEmail'>): string {
  const page = schedulingUrl === null ? undefined : toSafeHref(schedulingUrl);
  return page ?? `mailto:${contactEmail}`;
}
