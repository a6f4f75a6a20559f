import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of each sheet of a PDF, in order. */
export async function readSheets(pdf: Uint8Array): Promise<readonly string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .filter((text) => text.trim() !== '')
        .join(' ');
    }),
  );
}
