import { ContactRequest } from '#contracts/desk/contact.ts';
import { Received } from '#contracts/desk/forms.ts';
import { formLimits, receiveForm } from '#desk/inbox/forms.ts';
import { defineRoute, idempotent } from '#desk/kernel/define-route.ts';
import { messageEmails } from './emails.ts';

const path = '/messages';

export const messageRoutes = [
  defineRoute({
    method: 'post',
    path,
    summary: 'A message to the operator',
    limits: formLimits(path),
    input: { headers: idempotent, body: ContactRequest },
    maxBodyBytes: 32 * 1024,
    responses: { 200: Received },
    refusals: [409],
    handler({ request, headers, body }, context) {
      const { locale, name, email, phone, topic, booking, text } = body;
      const submission = {
        kind: 'message' as const,
        locale,
        name,
        email,
        phone,
        details: { topic, booking, text },
        file: null,
        emails: (reference: string) => messageEmails(body, context.mailTo, reference),
      };
      return receiveForm(context, request, { path, key: headers['Idempotency-Key'], submission });
    },
  }),
];
