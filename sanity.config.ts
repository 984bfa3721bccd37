import { defineConfig } from 'sanity';
import { schemaTypes } from '#studio/schema/schema-types.ts';

export default defineConfig({
  name: 'default',
  title: 'Meltemi Lines',
  projectId: process.env.NEXT_PUBLIC_SANITY_PROJECT_ID || 'meltemi',
  dataset: process.env.NEXT_PUBLIC_SANITY_DATASET || 'production',
  basePath: '/studio',
  schema: { types: schemaTypes },
});
