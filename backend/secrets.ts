import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { DatabaseError } from './db/database-error.ts';
import { writeIfMissing, replaceFile } from './private-file.ts';

const schema = v.object({
  /** Signs the publish webhook between the lake and the site. */
  revalidateSecret: v.string(),
  /** Initial password of the two seeded members of staff. */
  staffPassword: v.string(),
  /** Authorises the operator endpoints of the reservation service. */
  operatorToken: v.string(),
  /** Encrypts travellers' data; if it is lost, so are the names in the database. */
  dataKey: v.string(),
  /** Previous data keys, newest first: add the old one here when `dataKey` is replaced. */
  olderDataKeys: v.array(v.string()),
  /** Signs the code on every ticket. */
  ticketKey: v.string(),
  /** Signs values that the desk's clients send back, such as the stamps of forms. */
  deskKey: v.string(),
});

export type Secrets = v.InferOutput<typeof schema>;

/**
 * The secrets of an installation: generated once (with `chosenPassword`, if given, for the seeded staff) and stored in
 * `secrets.json` in the data folder, readable by its owner only; processes that start together agree on the first one's. A file of
 * an older version is completed.
 * @throws DatabaseError if the folder can't be written or the file is broken.
 */
export async function loadSecrets(folder: string, chosenPassword?: string): Promise<Secrets> {
  const path = join(folder, 'secrets.json');
  const text =
    (await readFile(path, 'utf8').catch(() => null)) ?? (await begin(folder, path, chosenPassword));
  const known = v.safeParse(v.pipe(v.string(), v.parseJson(), v.partial(schema)), text);
  const { revalidateSecret, staffPassword } = known.success ? known.output : {};
  if (!known.success || revalidateSecret === undefined || staffPassword === undefined)
    throw new DatabaseError(`${path} is broken. Delete it to have new secrets generated.`);
  const all = { ...make(), ...known.output, revalidateSecret, staffPassword };
  if (Object.keys(known.output).length < Object.keys(all).length)
    await intoFolder(folder, () => replaceFile(path, written(all)));
  return all;
}

function begin(folder: string, path: string, chosenPassword?: string): Promise<string> {
  const made: Secrets = { ...make(), staffPassword: chosenPassword ?? readablePassword() };
  return intoFolder(folder, () => writeIfMissing(path, written(made)));
}

const written = (secrets: Secrets) => JSON.stringify(secrets, null, 2);

function make(): Omit<Secrets, 'staffPassword'> {
  return {
    revalidateSecret: randomBytes(24).toString('base64url'),
    operatorToken: randomBytes(24).toString('base64url'),
    dataKey: randomBytes(32).toString('base64url'),
    olderDataKeys: [],
    ticketKey: makeTicketKey(),
    deskKey: randomBytes(32).toString('base64url'),
  };
}

export function makeTicketKey(): string {
  return generateKeyPairSync('ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'der' })
    .toString('base64url');
}

async function intoFolder<T>(folder: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw new DatabaseError(
      `The data folder ${folder} cannot be written: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** Sixteen letters and digits in four groups: 78 bits, and easy to copy from a terminal. */
function readablePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const letters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}
