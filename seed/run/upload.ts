import type { SanityClient } from '@sanity/client';
import { readPicture } from './pictures.ts';
import type { SeedState } from './state.ts';

type Uploaded = SeedState['pictures'][number];

/** The lake decodes each picture for its palette and preview; more at once would only queue up there. */
const AT_ONCE = 4;

/**
 * Uploads the pictures whose bytes weren't uploaded before.
 * @returns where each picture is, in the order of the names, and how many were uploaded now
 */
export async function uploadPictures(options: {
  client: SanityClient;
  names: string[];
  known: Uploaded[];
  onUploaded: (done: number) => void;
}): Promise<{ pictures: Uploaded[]; uploaded: number }> {
  const { client, names, onUploaded } = options;
  const known = new Map(options.known.map((picture) => [picture._key, picture]));
  const waiting = [...names];
  const placed = new Map<string, Uploaded>();
  let uploaded = 0;

  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const { bytes, sha1 } = await readPicture(name);
      const before = known.get(name);
      if (before?.sha1 === sha1) {
        placed.set(name, before);
        continue;
      }
      const asset = await client.assets.upload('image', bytes, {
        filename: `${name}.webp`,
        contentType: 'image/webp',
      });
      placed.set(name, { _key: name, sha1, asset: asset._id });
      uploaded += 1;
      onUploaded(uploaded);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { pictures: names.flatMap((name) => placed.get(name) ?? []), uploaded };
}
