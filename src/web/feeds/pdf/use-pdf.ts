import { useEffect, useState } from 'react';
import { getDocument, PDFWorker, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the bundler provides it: the address of the file
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { CodeNotLoaded } from '../../ui/page/code-not-loaded.ts';
import { toScriptAddress } from './script-address.ts';

/** Undefined until loaded. `onBroken` is called if the file cannot be read. Throws if the reader's code cannot be loaded. */
export function usePdf(file: Blob, onBroken: () => void): PdfDocument | undefined {
  const [document, setDocument] = useState<PdfDocument>();
  const [lost, setLost] = useState<CodeNotLoaded>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let opened: OpenedPdf | undefined;
    const open = async () => {
      try {
        opened = await openPdf(file, signal);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof CodeNotLoaded) setLost(error);
        else onBroken();
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
  if (lost) throw lost;
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
  // Listened to from the start: the script may fail while the file is being read.
  const failed = new Promise<never>((_, reject) => {
    thread.addEventListener('error', (event) => reject(toFailure(event)));
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const worker = PDFWorker.create({ port: thread });
  const close = () => {
    worker.destroy();
    thread.terminate();
  };
  try {
    const open = async () => {
      const data = await file.arrayBuffer();
      signal.throwIfAborted();
      return getDocument({
        data,
        worker,
        // The page's policy forbids eval, WebAssembly included.
        useWasm: false,
        enableXfa: false,
        maxImageSize,
        verbosity: VerbosityLevel.ERRORS,
      }).promise;
    };
    return { document: await Promise.race([open(), failed]), close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Browsers report a script that failed to load without a message. A remounted reader loads it again. */
function toFailure(event: Event): Error {
  if (event instanceof ErrorEvent && event.message !== '') return new Error(event.message);
  return new CodeNotLoaded(event, { fetch: async () => undefined, forget: () => undefined });
}
