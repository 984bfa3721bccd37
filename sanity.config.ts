import { defineConfig } from 'sanity';
import { workspace } from '#studio/workspace.ts';

export default defineConfig(workspace);
