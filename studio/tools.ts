import { CircleHelp, Inbox, Languages, Mail, Send } from 'lucide-react';
import type { Tool } from 'sanity';
import { typeIcon } from './brand/type-icon.tsx';
import { worksAtDesk } from './desk-client/roles.ts';
import { HelpTool } from './help/help-tool.tsx';
import { InboxTool } from './inbox/inbox-tool.tsx';
import { inboxRouter } from './inbox/places.ts';
import type { Say } from './locale/say.ts';
import { MailTool } from './mail/mail-tool.tsx';
import { mailRouter } from './mail/places.ts';
import { NewsletterTool } from './newsletter/newsletter-tool.tsx';
import { newsletterRouter } from './newsletter/places.ts';
import { TranslationTool } from './translation/translation-tool.tsx';

/** Our own tools in the bar at the top, for somebody with these roles. */
export function ownTools(say: Say, roles: readonly { name: string }[] | undefined): Tool[] {
  return [
    ...(worksAtDesk(roles) ? deskTools(say) : []),
    {
      name: 'translations',
      title: say('Translations'),
      icon: typeIcon(Languages),
      component: TranslationTool,
    },
    { name: 'help', title: say('Help'), icon: typeIcon(CircleHelp), component: HelpTool },
  ];
}

/** Of the operator's desk: what visitors write and what goes out to them. */
function deskTools(say: Say): Tool[] {
  return [
    {
      name: 'inbox',
      title: say('Inbox'),
      icon: typeIcon(Inbox),
      component: InboxTool,
      router: inboxRouter,
      controlsDocumentTitle: true,
    },
    {
      name: 'newsletter',
      title: say('Newsletter'),
      icon: typeIcon(Send),
      component: NewsletterTool,
      router: newsletterRouter,
    },
    {
      name: 'mail',
      title: say('Mail'),
      icon: typeIcon(Mail),
      component: MailTool,
      router: mailRouter,
    },
  ];
}
