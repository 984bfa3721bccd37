import { readText } from '#foundation/limits/read-text.ts';
import { InputError } from './input-error.ts';

export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** @throws InputError too_large before more than `mostBytes` are read, or unreadable */
export async function readJsonBody(request: Request, mostBytes: number): Promise<unknown> {
  const text = await readBodyText(request, mostBytes);
  // PostgreSQL can't store the NUL character, and nobody types it.
  if (text.includes('\\u0000')) throw new InputError({ kind: 'unreadable' });
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError({ kind: 'unreadable' });
  }
}

/** The fields of a form as an object. @throws InputError too_large */
export async function readFormBody(request: Request, mostBytes: number): Promise<unknown> {
  return Object.fromEntries(new URLSearchParams(await readBodyText(request, mostBytes)));
}

export function isForm({ headers }: Pick<Request, 'headers'>): boolean {
  return (headers.get('Content-Type') ?? '').startsWith(FORM_TYPE);
}

async function readBodyText(request: Request, mostBytes: number): Promise<string> {
  const text = await readText(request, mostBytes);
  if (text === null) throw new InputError({ kind: 'too_large' });
  return text;
}
