const drawing =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' fill='none' stroke-linecap='round'>" +
  "<rect width='32' height='32' rx='8' fill='#12292B'/>" +
  "<path d='M6 8.5h20' stroke='#F3F9F4' stroke-width='2.4'/>" +
  "<path d='M7 17.5l6.2 6.6L22.6 8.5' stroke='#D2E26E' stroke-width='3' stroke-linejoin='round'/></svg>";

/** The mark as the browser's tab shows it, in the page itself: no file to ask for. */
export const faviconHref = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
