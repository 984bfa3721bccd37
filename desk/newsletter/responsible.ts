import { requestLocale } from '#foundation/http/request-locale.ts';
import { onlyFor } from '#desk/kernel/define-route.ts';
import { text } from '#desk/messages/texts.ts';

/** Roles that may send to all readers and export their addresses; all other staff may prepare and view issues. */
export const responsible = onlyFor(['administrator', 'editor'], (request) =>
  text(requestLocale(request), 'newsletter.refusals.notYours'),
);
