/** Saves a fetched file through the browser's downloads: a link can't send the Studio's credentials. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has started reading it by then; otherwise it would stay in memory as long as the Studio is open.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
