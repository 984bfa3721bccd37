import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { DatabaseError } from './db/database-error.ts';

const schema = v.object({
  /** Signs the publish webhook between the lake and the site. */
  revalidateSecret: v.string(),
  /** Password of the two seeded members of staff; they can change it later. */
  staffPassword: v.string(),
});

export type Secrets = v.InferOutput<typeof schema>;

/**
 * The secrets of an embedded set-up: made once (with `chosenPassword`, when given, for the seeded staff), kept in `secrets.json` of the data folder, readable by its owner only.
 * @throws DatabaseError when the folder cannot be written or the file is broken.
 */
export async function loadSecrets(folder: string, chosenPassword?: string): Promise<Secrets> {
  const path = join(folder, 'secrets.json');
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text !== null) {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
    if (parsed.success) return parsed.output;
    throw new DatabaseError(`${path} is broken. Remove it to have new secrets made.`);
  }
  const secrets = {
    revalidateSecret: randomBytes(24).toString('base64url'),
    staffPassword: chosenPassword ?? readablePassword(),
  };
  try {
    await mkdir(folder, { recursive: true });
    // Written aside and renamed, so that a crash never leaves half a file.
    await writeFile(`${path}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    await rename(`${path}.new`, path);
  } catch (error) {
    throw new DatabaseError(
      `The data folder ${folder} cannot be written: ${error instanceof Error ? error.message : error}`,
    );
  }
  return secrets;
}

/** Sixteen letters and digits in four groups: 78 bits, and easy to copy from a terminal. */
function readablePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const letters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}
