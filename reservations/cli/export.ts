import { stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CommandError } from '#scripts/commands/command.ts';
import { words } from '#scripts/commands/arguments.ts';
import { size } from '#scripts/commands/size.ts';
import type { ServiceCommand } from './connect.ts';

export const exportNetwork: ServiceCommand = {
  help: `npm run reservations -- export <feed.zip>

Writes the loaded network: GTFS, and the additional files that "import" needs. It contains promo codes and terms; the public
timetable is /gtfs.zip on the site. An existing file is not overwritten.`,

  async run(args, { service, print }) {
    const [file = ''] = words(args, ['feed.zip']);
    const path = resolve(file);
    const isThere = await stat(path).then(
      () => true,
      () => false,
    );
    if (isThere) throw new CommandError(`${path} already exists.`);
    const { request } = await service();
    const answer = await request('/operator/network');
    if (!answer.ok) throw new CommandError(`The service returned status ${answer.status}.`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    await writeFile(path, bytes, { flag: 'wx' }).catch((error: unknown) => {
      throw new CommandError(`${path} can't be written: ${error instanceof Error ? error.message : ''}`, {
        cause: error,
      });
    });
    print(`${path}, ${size(bytes.length)}`);
  },
};
