import { sanityImport } from '@sanity/import';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, CommandError, UsageError } from '#scripts/commands/command.ts';
import { openDataset } from './dataset-access.ts';
import { progress } from './progress.ts';

export const importDataset: Command = {
  help: `npm run content -- import <file.tar.gz or file.ndjson> [--dataset <name>] [--replace | --missing]
                           [--skip-cross-dataset-references]

Creates the dataset if it does not exist. A document that exists already stops the import, unless you give
--replace   to replace it with the one in the file
--missing   to keep it

References into other datasets need those datasets here. --skip-cross-dataset-references leaves such references out.`,

  async run(args, context) {
    const { env, say, print } = context;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        dataset: { type: 'string', default: env.NEXT_PUBLIC_SANITY_DATASET },
        replace: { type: 'boolean', default: false },
        missing: { type: 'boolean', default: false },
        'skip-cross-dataset-references': { type: 'boolean', default: false },
      },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new UsageError('Expected: <file>');
    if (values.replace && values.missing) throw new UsageError('Give --replace or --missing, not both.');
    const path = resolve(file);
    await stat(path).catch(() => {
      throw new CommandError(`There is no file ${path}.`);
    });
    const access = await openDataset(context, values.dataset);
    try {
      await access.create();
      const { numDocs, warnings } = await sanityImport(createReadStream(path), {
        client: access.client,
        operation: values.replace ? 'createOrReplace' : values.missing ? 'createIfNotExists' : 'create',
        // The upload itself recognises bytes that exist already. The library would look them up by address, which it can only
        // do over https.
        replaceAssets: true,
        skipCrossDatasetReferences: values['skip-cross-dataset-references'],
        onProgress: progress(say),
      });
      for (const { message } of warnings) say(`Warning: ${message}`);
      print(`${numDocs} documents imported into ${values.dataset}.`);
    } catch (error) {
      throw new CommandError(`The import failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    } finally {
      await access.close();
    }
  },
};
