/** Hands the browser a file to download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold of the blob once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url));
}
