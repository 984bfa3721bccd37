const END = Buffer.from('%%EOF');
/** Readers look for the end in the last kilobyte; some programs write a little more after it. */
const END_WITHIN = 2048;
const HEAD = 1024;
/** The signature of a ZIP archive's end record, which may be followed by a comment. */
const ARCHIVE_END = Buffer.from('504b0506', 'hex');
const ARCHIVE_END_BYTES = 22;
const ARCHIVE_END_WITHIN = ARCHIVE_END_BYTES + 65_535;

export type PdfProblem = 'damaged' | 'locked' | 'kind';

/**
 * Why a file that starts like a PDF can't be opened by staff, as far as its bytes show; null if it can.
 * It is never shown in a browser, so this is about applicants who would get no answer, and about polyglot files: a page or
 * an archive with a PDF header.
 */
export function findPdfProblem(bytes: Buffer): PdfProblem | null {
  if (isPage(bytes) || isArchive(bytes)) return 'kind';
  if (bytes.subarray(-END_WITHIN).lastIndexOf(END) < 0) return 'damaged';
  return isLocked(bytes) ? 'locked' : null;
}

function isPage(bytes: Buffer): boolean {
  return /<(!doctype|html|head|body|script|svg|iframe)[\s>]/i.test(bytes.toString('latin1', 0, HEAD));
}

/** Whether an archive ends exactly at the end of the file: its readers start there and ignore what comes before. */
function isArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(-ARCHIVE_END_WITHIN);
  for (
    let at = tail.lastIndexOf(ARCHIVE_END);
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf(ARCHIVE_END, at - 1)
  ) {
    if (at + ARCHIVE_END_BYTES > tail.length) continue;
    if (at + ARCHIVE_END_BYTES + tail.readUInt16LE(at + 20) === tail.length) return true;
  }
  return false;
}

/** The trailer dictionary names how the rest is encrypted; it is never compressed itself. */
function isLocked(bytes: Buffer): boolean {
  for (let at = bytes.indexOf('/Encrypt'); at >= 0; at = bytes.indexOf('/Encrypt', at + 1))
    if (/^\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(bytes.toString('latin1', at, at + 40))) return true;
  return false;
}
