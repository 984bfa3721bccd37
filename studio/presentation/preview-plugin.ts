import { Eye } from 'lucide-react';
import { definePlugin } from 'sanity';
import { presentationTool } from 'sanity/presentation';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { previewEnablePath } from '#lib/routes/preview.ts';
import { documentLocations } from './locations.ts';
import { mainDocuments } from './main-documents.ts';
import { ShareAction } from './share/share-action.tsx';
import { previewTexts, type PreviewLanguage } from './texts.ts';

/**
 * Draft preview in the Studio: the site in a frame beside the form, where a click on the page opens its field, and links for
 * colleagues in the menu of each document. The site stands on the Studio's own host, whatever lake the content is in.
 */
export const previewPlugin = definePlugin<{ language: PreviewLanguage }>(({ language }) => ({
  name: 'preview',
  plugins: [
    presentationTool({
      name: 'presentation',
      title: previewTexts(language).tool,
      icon: typeIcon(Eye),
      previewUrl: {
        initial: '/',
        // The tool's own sharing has no end; `ShareAction` is ours.
        previewMode: { enable: previewEnablePath, shareAccess: false },
      },
      resolve: { mainDocuments, locations: documentLocations(language) },
    }),
  ],
  document: { actions: (actions) => [...actions, ShareAction] },
}));
