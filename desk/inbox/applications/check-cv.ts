import { fileTypeFromBuffer } from 'file-type';
import { CV_MAX_BYTES, type CvKind, cvKinds } from '#contracts/desk/career.ts';
import type { StoredFile } from '#desk/mail/files.ts';
import { type PdfTrouble, pdfTrouble } from './check-pdf.ts';

const TYPES: Record<CvKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  doc: 'application/msword',
};

/** Old Word files are a container that other programs use too; only theirs has a stream of this name (in UTF-16). */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

/** A curriculum vitae that may be kept, or the code of what is wrong. Its kind is told by its bytes; its name may lie. */
export async function checkCv(
  name: string,
  bytes: Buffer,
): Promise<{ file: StoredFile } | { code: 'missing' | 'large' | 'kind' | PdfTrouble }> {
  if (bytes.length === 0) return { code: 'missing' };
  if (bytes.length > CV_MAX_BYTES) return { code: 'large' };
  const kind = await kindOf(bytes);
  if (kind === null) return { code: 'kind' };
  const trouble = kind === 'pdf' ? pdfTrouble(bytes) : null;
  if (trouble !== null) return { code: trouble };
  return { file: { name: safeName(name, kind), type: TYPES[kind], bytes } };
}

async function kindOf(bytes: Buffer): Promise<CvKind | null> {
  // A broken archive makes the library throw; to us it is one more file that is not a document.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.ext === 'cfb') return bytes.includes(WORD_STREAM) ? 'doc' : null;
  return cvKinds.find((kind) => kind !== 'doc' && kind === found?.ext) ?? null;
}

/** The sender's name for the file without folders and odd characters, with the ending of what it really is. */
function safeName(name: string, kind: CvKind): string {
  const base = (name.split(/[/\\]/).at(-1) ?? '').replace(/\.[^.]*$/, '');
  const plain = base
    .replaceAll(/[^\p{L}\p{N} ._-]+/gu, '')
    .trim()
    .slice(0, 80);
  return `${plain || 'cv'}.${kind}`;
}
