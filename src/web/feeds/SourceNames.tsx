import { Fragment } from 'react';
import { findSourceTerms } from '../../contracts/source-terms.ts';
import { ExternalLink } from '../ui/text/ExternalLink.tsx';

const separator = ' and ';

/** A source that requires attribution is a link to its site. */
export function SourceNames({ source }: { readonly source: string }) {
  return (
    <span>
      {source.split(separator).map((name, index) => (
        <Fragment key={name}>
          {index > 0 && separator}
          <SourceName name={name} />
        </Fragment>
      ))}
    </span>
  );
}

function SourceName({ name }: { readonly name: string }) {
  const href = findSourceTerms(name).attribution?.href;
  return href === undefined ? <span>{name}</span> : <ExternalLink href={href}>{name}</ExternalLink>;
}
