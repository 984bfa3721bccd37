import { requestLocale } from '#foundation/http/request-locale.ts';
import { onlyFor } from '#desk/kernel/define-route.ts';
import { text } from '#desk/messages/texts.ts';

/** Who sends to all readers and takes their addresses along; everybody else at the desk prepares and looks. */
export const responsible = onlyFor(['administrator', 'editor'], (request) =>
  text(requestLocale(request), 'newsletter.refusals.notYours'),
);
