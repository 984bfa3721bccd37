/** Saves a response of the desk as a file: a plain link can't send the Studio's credentials. */
export async function saveFile(answer: Response, otherwise: string): Promise<void> {
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? otherwise;
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
