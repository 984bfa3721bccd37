import { fileTypeFromBuffer } from 'file-type';
import { CV_MAX_BYTES, type CvKind, cvKinds } from '#contracts/desk/career.ts';
import type { StoredFile } from '#desk/mail/files.ts';
import { type PdfProblem, findPdfProblem } from './check-pdf.ts';

const TYPES: Record<CvKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  doc: 'application/msword',
};

/** Old Word files use a container that other programs share; only Word's has a stream of this name (in UTF-16). */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

/** Returns a curriculum vitae that may be stored, or an error code. Its type is detected from its bytes; the name may lie. */
export async function checkCv(
  name: string,
  bytes: Buffer,
): Promise<{ file: StoredFile } | { code: 'missing' | 'large' | 'kind' | PdfProblem }> {
  if (bytes.length === 0) return { code: 'missing' };
  if (bytes.length > CV_MAX_BYTES) return { code: 'large' };
  const kind = await kindOf(bytes);
  if (kind === null) return { code: 'kind' };
  const trouble = kind === 'pdf' ? findPdfProblem(bytes) : null;
  if (trouble !== null) return { code: trouble };
  return { file: { name: safeName(name, kind), type: TYPES[kind], bytes } };
}

async function kindOf(bytes: Buffer): Promise<CvKind | null> {
  // On a broken archive the library throws; to us it is just another file that isn't a document.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.ext === 'cfb') return bytes.includes(WORD_STREAM) ? 'doc' : null;
  return cvKinds.find((kind) => kind !== 'doc' && kind === found?.ext) ?? null;
}

/** The sender's file name without folders and odd characters, with the extension of its actual type. */
function safeName(name: string, kind: CvKind): string {
  const base = (name.split(/[/\\]/).at(-1) ?? '').replace(/\.[^.]*$/, '');
  const plain = base
    .replaceAll(/[^\p{L}\p{N} ._-]+/gu, '')
    .trim()
    .slice(0, 80);
  return `${plain || 'cv'}.${kind}`;
}
