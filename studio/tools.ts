import { CircleHelp, Languages } from 'lucide-react';
import type { Tool } from 'sanity';
import { typeIcon } from './brand/type-icon.tsx';
import { HelpTool } from './help/help-tool.tsx';
import type { Say } from './locale/say.ts';
import { TranslationTool } from './translation/translation-tool.tsx';

/** Our own tools in the bar at the top. */
export function ownTools(say: Say): Tool[] {
  return [
    {
      name: 'translations',
      title: say('Translations'),
      icon: typeIcon(Languages),
      component: TranslationTool,
    },
    { name: 'help', title: say('Help'), icon: typeIcon(CircleHelp), component: HelpTool },
  ];
}
