import { pdfCopy as copy } from '../../copy/panels/pdf.ts';
import { Message } from '../../ui/blocks/Message.tsx';
import { toSafeHref } from '../../ui/text/addresses.ts';
import { ExternalTextLink } from '../../ui/text/ExternalTextLink.tsx';

interface PdfFaultProps {
  readonly original: string | undefined;
  readonly children: string;
}

export function PdfFault({ original, children }: PdfFaultProps) {
  const href = original === undefined ? undefined : toSafeHref(original);
  return (
    <Message tone="error">
      {children} {href !== undefined && <ExternalTextLink href={href}>{copy.original}</ExternalTextLink>}
    </Message>
  );
}
