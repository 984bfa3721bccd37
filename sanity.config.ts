import { defineConfig } from 'sanity';
import { browserLanguage, workspaceIn } from '#studio/workspace.ts';

export default defineConfig(workspaceIn(browserLanguage()));
