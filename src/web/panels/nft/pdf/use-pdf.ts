import { useEffect, useState } from 'react';
import { openPdf, type OpenedPdf, type PdfDocument } from './open-pdf.ts';

/** The paper in a file once it is read; `onBroken` hears where it cannot be. */
export function usePdf(file: Blob, onBroken: () => void): PdfDocument | undefined {
  const [document, setDocument] = useState<PdfDocument>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let opened: OpenedPdf | undefined;
    const open = async () => {
      try {
        opened = await openPdf(file, signal);
      } catch {
        if (!signal.aborted) onBroken();
        return;
      }
      if (signal.aborted) opened.close();
      else setDocument(opened.document);
    };
    void open();
    return () => {
      controller.abort();
      opened?.close();
    };
  }, [file, onBroken]);
  return document;
}
