interface MarkProps {
  /** Edge length in pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A tick whose long arm climbs to a level: checklist and target price in one shape. */
export function Mark({ size = 26, className }: MarkProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--mark-bg)" />
      <path d="M6 8.5h20" stroke="var(--mark-bar)" strokeWidth="2.4" strokeLinecap="round" />
      <path
        d="M7 17.5l6.2 6.6L22.6 8.5"
        stroke="var(--mark-tick)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
