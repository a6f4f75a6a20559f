import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { everything } from '../../../../stories/fixtures/questionnaires.ts';
import { fieldIds, getSectionId } from '../../../../src/web/research/form/field-ids.ts';
import { useLinkedSection } from '../../../../src/web/research/form/use-linked-section.ts';

const { questionnaire } = everything;
const section = getSectionId(questionnaire.id, questionnaire.sections[1]!.id);

function Page({ isReady, visit }: { readonly isReady: boolean; readonly visit: string }) {
  useLinkedSection(questionnaire, isReady, { hash: `#${section}`, key: visit });
  return (
    <>
      <button>Search</button>
      {isReady && (
        <section aria-label="Linked" tabIndex={-1}>
          <h2 id={fieldIds.title(section)}>Linked</h2>
        </section>
      )}
    </>
  );
}

const nextFrame = () => act(() => new Promise<void>((shown) => requestAnimationFrame(() => shown())));

it('the section of an address gets the focus once its questions load, and once a visit', async () => {
  const { rerender } = render(<Page isReady={false} visit="first" />);
  await nextFrame();
  rerender(<Page isReady visit="first" />);
  await nextFrame();
  expect(screen.getByRole('region', { name: 'Linked' })).toHaveFocus();

  // Another analysis is loaded into the same page.
  screen.getByRole('button').focus();
  rerender(<Page isReady={false} visit="first" />);
  rerender(<Page isReady visit="first" />);
  await nextFrame();
  expect(screen.getByRole('button')).toHaveFocus();

  rerender(<Page isReady visit="second" />);
  await nextFrame();
  expect(screen.getByRole('region', { name: 'Linked' })).toHaveFocus();
});
