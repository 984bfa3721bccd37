import { exportDataset as writeExport } from '@sanity/export';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, CommandError, UsageError } from '#scripts/commands/command.ts';
import { openDataset } from './dataset-access.ts';
import { progress } from './progress.ts';

export const exportDataset: Command = {
  help: `npm run content -- export <file.tar.gz> [--dataset <name>] [--types a,b] [--no-drafts] [--no-assets]

Writes the official tools' format, which "import" reads here and "sanity dataset import" in a hosted project.
It does not contain history, people or bookings; use "backup" for those.`,

  async run(args, context) {
    const { env, say, print } = context;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      allowNegative: true,
      options: {
        dataset: { type: 'string', default: env.NEXT_PUBLIC_SANITY_DATASET },
        types: { type: 'string' },
        drafts: { type: 'boolean', default: true },
        assets: { type: 'boolean', default: true },
      },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new UsageError('Expected: <file.tar.gz>');
    const access = await openDataset(context, values.dataset);
    try {
      const outputPath = resolve(file);
      const { documentCount, assetCount } = await writeExport({
        client: access.client,
        dataset: values.dataset,
        outputPath,
        drafts: values.drafts,
        assets: values.assets,
        ...(values.types !== undefined && { types: values.types.split(',') }),
        onProgress: progress(say),
      });
      print(`${outputPath} (${documentCount} documents, ${assetCount} files)`);
    } catch (error) {
      throw new CommandError(`The export failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    } finally {
      await access.close();
    }
  },
};
