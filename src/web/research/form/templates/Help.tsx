import { Fragment, useState } from 'react';
import type { Help as HelpBlocks, HelpPart } from '../../../../engine/vocabulary.ts';
import type { Question } from '../../../../engine/questionnaire.ts';
import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { ExternalTextLink } from '../../../ui/text/ExternalTextLink.tsx';
import { fieldIds } from '../field-ids.ts';
import styles from './frames.module.css';

interface HelpProps {
  readonly id: string;
  readonly question: Question;
}

export function Help({ id, question }: HelpProps) {
  const [open, setOpen] = useState(false);
  const helpId = fieldIds.help(id);
  // Cards have it in sight.
  const own = question.widget === 'cards' ? [] : question.options;
  const options = own.filter(({ help, retired }) => help !== undefined && !retired);
  if (question.help.length === 0 && options.length === 0) return null;
  return (
    <>
      <IconButton
        icon="help"
        className={styles.helpButton}
        data-key="h"
        aria-label={copy.help(question.title)}
        aria-expanded={open}
        aria-controls={open ? helpId : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div className={styles.help} id={helpId}>
          <Blocks help={question.help} />
          {options.length > 0 && (
            <dl>
              {options.map((option) => (
                <Fragment key={option.id}>
                  <dt className={styles.option}>{option.title}</dt>
                  <dd className={styles.about}>
                    <Blocks help={option.help ?? []} />
                  </dd>
                </Fragment>
              ))}
            </dl>
          )}
        </div>
      )}
    </>
  );
}

// A help text never changes while it is shown: the index of a part is its key.
export function Blocks({ help }: { readonly help: HelpBlocks }) {
  return help.map((block, at) =>
    block.kind === 'paragraph' ? (
      <p key={at}>
        <Parts parts={block.parts} />
      </p>
    ) : (
      <ul key={at} className={styles.list}>
        {block.items.map((parts, item) => (
          <li key={item}>
            <Parts parts={parts} />
          </li>
        ))}
      </ul>
    ),
  );
}

function Parts({ parts }: { readonly parts: readonly HelpPart[] }) {
  return parts.map((part, at) =>
    typeof part === 'string' ? (
      <Fragment key={at}>{part}</Fragment>
    ) : (
      <ExternalTextLink key={at} href={part.href}>
        {part.words}
      </ExternalTextLink>
    ),
  );
}
