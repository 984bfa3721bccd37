/** Hands a file to the browser's downloads: a link cannot carry the Studio's credentials, so the file was fetched before. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then; without this it is kept as long as the Studio is open.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
