import { bilingual } from '#reservations/messages/texts.ts';
import { unzipSync } from 'fflate';
import type { Problems } from './problems.ts';

/** Far more than any ferry network needs. */
export const LIMITS = {
  archiveBytes: 20_000_000,
  fileBytes: 60_000_000,
  totalBytes: 150_000_000,
  files: 100,
};

/**
 * The text files in an archive, by name. Only `.txt` and `.csv` files at its top level are unpacked, and only within
 * the limits: sizes are read from the archive's directory before any byte is inflated. A file longer than its
 * directory entry is cut off there and then fails its checksum.
 */
export function unpack(archive: Uint8Array, problems: Problems): Map<string, string> {
  const texts = new Map<string, string>();
  if (archive.length > LIMITS.archiveBytes) {
    problems.add('feed.zip', null, bilingual('feed.archiveTooLarge'));
    return texts;
  }
  let total = 0;
  let count = 0;
  const seen = new Set<string>();
  try {
    const files = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        count += 1;
        total += originalSize;
        if (seen.has(name)) problems.duplicate('feed.zip', 1, 'file', name);
        seen.add(name);
        const fits = count <= LIMITS.files && originalSize <= LIMITS.fileBytes && total <= LIMITS.totalBytes;
        if (!fits) throw new TooLarge();
        if (/^[a-z0-9_]+\.(txt|csv)$/.test(name)) return true;
        if (!/(^|\/)(__MACOSX\/.*|\.[^/]*)$/.test(name))
          problems.add(name.slice(0, 80), null, bilingual('feed.wrongPlace'));
        return false;
      },
    });
    for (const [name, bytes] of Object.entries(files)) texts.set(name, decode(name, bytes, problems));
  } catch (error) {
    texts.clear();
    if (error instanceof TooLarge) problems.add('feed.zip', null, bilingual('feed.unpackedTooLarge'));
    else problems.add('feed.zip', null, bilingual('feed.notZip'));
  }
  return texts;
}

class TooLarge extends Error {}

function decode(name: string, bytes: Uint8Array, problems: Problems): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // PostgreSQL cannot store the character NUL.
    if (!text.includes('\0')) return text;
  } catch {
    // Reported below.
  }
  problems.add(name, null, bilingual('feed.notUtf8'));
  return '';
}
