import { readContent } from './content.ts';
import type { Json, SeedDocument } from './document.ts';
import { pictureFacts, resolvePictures } from './pictures.ts';

/**
 * Every document of the seed, as the content lake stores it. The same input always gives the same documents.
 * @param assetOf id of the uploaded asset of a picture; without an upload the id only distinguishes the pictures
 */
export function seedDocuments(assetOf = (name: string) => `image-${name}`): SeedDocument[] {
  const facts = pictureFacts();
  return readContent().map(({ _id, _type, ...fields }) => ({
    _id,
    _type,
    ...Object.fromEntries(
      Object.entries(fields).map(([field, value]): [string, Json] => [
        field,
        resolvePictures(value, facts, assetOf),
      ]),
    ),
  }));
}
