import { useMemo } from 'react';
import { messages } from '../../contracts/messages.ts';
import { pdfCopy as copy } from '../copy/panels/pdf.ts';
import { Message } from '../ui/blocks/Message.tsx';
import { usePreview } from './use-preview.ts';
import { PdfPages } from './pdf/PdfPages.tsx';
import { usePdf } from './pdf/use-pdf.ts';

interface PdfReaderProps {
  /** Below the media base. */
  readonly path: string;
  readonly title: string;
}

export function PdfReader({ path, title }: PdfReaderProps) {
  const [preview, onBroken] = usePreview(useMemo(() => [path], [path]));
  switch (preview.kind) {
    case 'loading':
      return <Message tone="wait">{messages.mediaLoading}</Message>;
    case 'failed':
      return <Message tone="error">{copy.brokenFile}</Message>;
    case 'loaded':
      return <LoadedPdf file={preview.file} title={title} onBroken={onBroken} />;
  }
}

interface LoadedPdfProps {
  readonly file: Blob;
  readonly title: string;
  readonly onBroken: () => void;
}

function LoadedPdf({ file, title, onBroken }: LoadedPdfProps) {
  const document = usePdf(file, onBroken);
  if (document === undefined) return <Message tone="wait">{messages.mediaLoading}</Message>;
  return <PdfPages document={document} title={title} />;
}
