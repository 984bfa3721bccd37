import { stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CommandError } from '#scripts/commands/command.ts';
import { words } from '#scripts/commands/arguments.ts';
import { size } from '#scripts/commands/size.ts';
import type { ServiceCommand } from './connect.ts';

export const exportNetwork: ServiceCommand = {
  help: `npm run reservations -- export <feed.zip>

Writes the network that is loaded: GTFS, and the files that "import" needs beside it. It holds promo codes and terms; the
timetable for everybody is /gtfs.zip of the site. An existing file is not overwritten.`,

  async run(args, { service, print }) {
    const [file = ''] = words(args, ['feed.zip']);
    const path = resolve(file);
    const isThere = await stat(path).then(
      () => true,
      () => false,
    );
    if (isThere) throw new CommandError(`${path} is there already.`);
    const { request } = await service();
    const answer = await request('/operator/network');
    if (!answer.ok) throw new CommandError(`The service answered ${answer.status}.`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    await writeFile(path, bytes, { flag: 'wx' }).catch((error: unknown) => {
      throw new CommandError(`${path} cannot be written: ${error instanceof Error ? error.message : ''}`, {
        cause: error,
      });
    });
    print(`${path}, ${size(bytes.length)}`);
  },
};
