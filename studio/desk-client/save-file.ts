/**
 * Saves a response of the desk as a file: a plain link can't send the Studio's credentials.
 * @param name by default the one that the desk gives
 */
export async function saveFile(answer: Response, name?: string): Promise<void> {
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download =
    name ?? /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'file';
  link.click();
  // The browser has started reading it by then; otherwise it would stay in memory as long as the Studio is open.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
