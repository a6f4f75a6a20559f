import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Questionnaire } from '../../engine/registry/questionnaire.ts';
import { toSectionAnchor } from '../questionnaire/section-anchor.ts';
import { showSection } from '../questionnaire/show-section.ts';

/** Leads to the section of a questionnaire that the address names after its #, once its questions are on the page. */
export function useLinkedSection({ id, sections }: Questionnaire, ready: boolean): void {
  const { hash, key } = useLocation();
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
