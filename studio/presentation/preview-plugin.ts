import { Eye } from 'lucide-react';
import { definePlugin } from 'sanity';
import { presentationTool } from 'sanity/presentation';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { previewEnablePath } from '#lib/routes/preview.ts';
import { documentLocations } from './locations.ts';
import { mainDocuments } from './main-documents.ts';
import { ShareAction } from './share/share-action.tsx';
import type { Locale } from '#foundation/text/locales.ts';
import { translateIn } from '#studio/locale/text.ts';

/**
 * Draft preview in the Studio: the site in a frame beside the form, where a click on the page opens its field, and links for
 * colleagues in the menu of each document. The site is on the Studio's own host, wherever the content is stored.
 */
export const previewPlugin = definePlugin<{ language: Locale }>(({ language }) => ({
  name: 'preview',
  plugins: [
    presentationTool({
      name: 'presentation',
      title: translateIn(language)('preview.tool'),
      icon: typeIcon(Eye),
      previewUrl: {
        initial: '/',
        // Links shared by the tool itself never expire, so we use `ShareAction` instead.
        previewMode: { enable: previewEnablePath, shareAccess: false },
      },
      resolve: { mainDocuments, locations: documentLocations(language) },
    }),
  ],
  document: { actions: (actions) => [...actions, ShareAction] },
}));
