import { CircleHelp, Inbox, Languages, Mail, Send } from 'lucide-react';
import type { Tool } from 'sanity';
import { typeIcon } from './brand/type-icon.tsx';
import { worksAtDesk } from './desk-client/roles.ts';
import { HelpTool } from './help/help-tool.tsx';
import { InboxTool } from './inbox/inbox-tool.tsx';
import { inboxRouter } from './inbox/places.ts';
import type { Translate } from './locale/text.ts';
import { MailTool } from './mail/mail-tool.tsx';
import { mailRouter } from './mail/places.ts';
import { NewsletterTool } from './newsletter/newsletter-tool.tsx';
import { newsletterRouter } from './newsletter/places.ts';
import { TranslationTool } from './translation/translation-tool.tsx';

/** Our own tools in the top bar, for a user with these roles. */
export function ownTools(t: Translate, roles: readonly { name: string }[] | undefined): Tool[] {
  return [
    ...(worksAtDesk(roles) ? deskTools(t) : []),
    {
      name: 'translations',
      title: t('structure.translations'),
      icon: typeIcon(Languages),
      component: TranslationTool,
    },
    { name: 'help', title: t('structure.help'), icon: typeIcon(CircleHelp), component: HelpTool },
  ];
}

/** The desk's tools: what visitors write, and what is sent to them. */
function deskTools(t: Translate): Tool[] {
  return [
    {
      name: 'inbox',
      title: t('inbox.inbox'),
      icon: typeIcon(Inbox),
      component: InboxTool,
      router: inboxRouter,
      controlsDocumentTitle: true,
    },
    {
      name: 'newsletter',
      title: t('newsletter.newsletter'),
      icon: typeIcon(Send),
      component: NewsletterTool,
      router: newsletterRouter,
    },
    {
      name: 'mail',
      title: t('mail.mail'),
      icon: typeIcon(Mail),
      component: MailTool,
      router: mailRouter,
    },
  ];
}
