import { defineCliConfig } from 'sanity/cli';

export default defineCliConfig({
  api: {
    projectId: process.env.NEXT_PUBLIC_SANITY_PROJECT_ID || 'meltemi',
    dataset: process.env.NEXT_PUBLIC_SANITY_DATASET || 'production',
  },
  typegen: {
    path: './lib/content/**/*.ts',
    schema: 'schema.json',
    generates: './lib/content/types.gen.ts',
    overloadClientMethods: true,
  },
});
