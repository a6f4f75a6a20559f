import { useEffect, useState } from 'react';
import { getDocument, PDFWorker, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the bundler provides it: the address of the file
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { toScriptAddress } from './script-address.ts';

/** Undefined until loaded. `onBroken` is called if the file cannot be read. */
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

export type PdfDocument = PDFDocumentProxy;

interface OpenedPdf {
  readonly document: PDFDocumentProxy;
  readonly close: () => void;
}

/** In pixels. */
const maxImageSize = 40_000_000;

/** Rejects if the file cannot be read or the signal aborts. */
async function openPdf(file: Blob, signal: AbortSignal): Promise<OpenedPdf> {
  const thread = new Worker(toScriptAddress(workerAddress), { type: 'module' });
  const worker = PDFWorker.create({ port: thread });
  const close = () => {
    worker.destroy();
    thread.terminate();
  };
  try {
    const loading = getDocument({
      data: await file.arrayBuffer(),
      worker,
      // The page's policy forbids eval, WebAssembly included.
      useWasm: false,
      enableXfa: false,
      maxImageSize,
      verbosity: VerbosityLevel.ERRORS,
    });
    const failed = new Promise<never>((_, reject) => {
      thread.addEventListener('error', () => reject(new Error('The reader could not be started')));
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    signal.throwIfAborted();
    return { document: await Promise.race([loading.promise, failed]), close };
  } catch (error) {
    close();
    throw error;
  }
}
