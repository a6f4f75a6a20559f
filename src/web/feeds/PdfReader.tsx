import { useMemo } from 'react';
import { messages } from '../../contracts/messages.ts';
import { pdfCopy as copy } from '../copy/panels/pdf.ts';
import { Message } from '../ui/blocks/Message.tsx';
import { usePreview } from './use-preview.ts';
import { PdfFault } from './pdf/PdfFault.tsx';
import { PdfPages } from './pdf/PdfPages.tsx';
import { usePdf } from './pdf/use-pdf.ts';

interface PdfReaderProps {
  /** Below the media base. */
  readonly path: string;
  readonly title: string;
  /** Its address at its source. */
  readonly original: string;
}

export function PdfReader({ path, title, original }: PdfReaderProps) {
  const [preview, onBroken] = usePreview(useMemo(() => [path], [path]));
  switch (preview.kind) {
    case 'loading':
      return <Message tone="wait">{messages.mediaLoading}</Message>;
    case 'failed':
      return <PdfFault original={original}>{copy.brokenFile}</PdfFault>;
    case 'loaded':
      return <LoadedPdf file={preview.file} title={title} original={original} onBroken={onBroken} />;
  }
}

interface LoadedPdfProps extends Pick<PdfReaderProps, 'title' | 'original'> {
  readonly file: Blob;
  readonly onBroken: () => void;
}

function LoadedPdf({ file, title, original, onBroken }: LoadedPdfProps) {
  const pdf = usePdf(file, onBroken);
  if (pdf === undefined) return <Message tone="wait">{messages.mediaLoading}</Message>;
  return <PdfPages pdf={pdf} title={title} original={original} />;
}
