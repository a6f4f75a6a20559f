import { useEffect, useRef } from 'react';
import type { Questionnaire } from '../../../engine/questionnaire.ts';
import { fieldIds, getSectionId } from './field-ids.ts';

/** `key` differs for each visit. */
interface Visit {
  readonly hash: string;
  readonly key: string;
}

/** Shows the section named by the address's fragment, once its questions are on the page. */
export function useLinkedSection(
  { id, sections }: Questionnaire,
  ready: boolean,
  { hash, key }: Visit,
): void {
  const shown = useRef('');
  useEffect(() => {
    const section = sections.find((one) => hash === `#${getSectionId(id, one.id)}`);
    const visit = `${key}${hash}`;
    if (!section || !ready || shown.current === visit) return undefined;
    // After the frame in which a new page takes the focus.
    const frame = requestAnimationFrame(() => {
      shown.current = visit;
      showSection(id, section.id);
    });
    return () => cancelAnimationFrame(frame);
  }, [id, sections, ready, hash, key]);
}

function showSection(questionnaireId: string, sectionId: string): void {
  const title = document.getElementById(fieldIds.title(getSectionId(questionnaireId, sectionId)));
  // The title is in a button in a checklist, in a panel in a block.
  const place = title?.closest<HTMLElement>('button, section');
  if (place?.getAttribute('aria-expanded') === 'false') place.click();
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}
