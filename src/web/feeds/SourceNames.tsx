import { Fragment } from 'react';
import { findSourceTerms } from '../../contracts/source-terms.ts';
import { ExternalLink } from '../ui/text/ExternalLink.tsx';

/** Between the names of a feed of several sources; kept by the split. */
const separators = /( and |, )/;

/** A source that requires attribution is a link to its site. */
export function SourceNames({ source }: { readonly source: string }) {
  return (
    <span>
      {source
        .split(separators)
        .map((part, index) =>
          separators.test(part) ? (
            <Fragment key={`${index} ${part}`}>{part}</Fragment>
          ) : (
            <SourceName key={part} name={part} />
          ),
        )}
    </span>
  );
}

function SourceName({ name }: { readonly name: string }) {
  const href = findSourceTerms(name).attribution?.href;
  return href === undefined ? <span>{name}</span> : <ExternalLink href={href}>{name}</ExternalLink>;
}
