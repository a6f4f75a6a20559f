import { useEffect, useRef } from 'react';
import type { Questionnaire } from '../../engine/questionnaire.ts';
import { fieldIds, getSectionId } from './form/field-ids.ts';
import { toSectionAnchor } from './section-anchor.ts';

/** An address as the router knows it; `key` differs for each visit. */
interface Visit {
  readonly hash: string;
  readonly key: string;
}

/** Leads to the section of a questionnaire that the address names after its #, once its questions are on the page. */
export function useLinkedSection(
  { id, sections }: Questionnaire,
  ready: boolean,
  { hash, key }: Visit,
): void {
  const shown = useRef('');
  useEffect(() => {
    const section = sections.find((one) => hash === `#${toSectionAnchor(id, one.id)}`);
    const visit = `${key}${hash}`;
    if (!section || !ready || shown.current === visit) return undefined;
    // After the frame, which gives a new page's beginning the focus.
    const frame = requestAnimationFrame(() => {
      shown.current = visit;
      showSection(id, section.id);
    });
    return () => cancelAnimationFrame(frame);
  }, [id, sections, ready, hash, key]);
}

/** Brings a section or block on the page into view, opened, and moves the focus there. */
function showSection(questionnaireId: string, sectionId: string): void {
  const title = document.getElementById(fieldIds.title(getSectionId(questionnaireId, sectionId)));
  // A section of a checklist has its title in the button that opens it, a block in its panel.
  const place = title?.closest<HTMLElement>('button, section');
  if (place?.getAttribute('aria-expanded') === 'false') place.click();
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}
