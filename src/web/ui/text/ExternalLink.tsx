import type { ReactNode } from 'react';
import { toSafeHref } from './addresses.ts';

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A source's address is a link only if it is https; else plain text. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const safe = toSafeHref(href);
  if (safe === undefined) return <span className={className}>{children}</span>;
  return (
    <a href={safe} className={className} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
