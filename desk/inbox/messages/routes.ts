import { CallRequest } from '#contracts/desk/call.ts';
import { ContactRequest } from '#contracts/desk/contact.ts';
import { Received } from '#contracts/desk/forms.ts';
import { formLimits, receiveForm } from '#desk/inbox/forms.ts';
import { defineRoute, idempotent } from '#desk/kernel/define-route.ts';
import { callEmails, messageEmails } from './emails.ts';

const path = '/messages';
const callsPath = '/calls';

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

  defineRoute({
    method: 'post',
    path: callsPath,
    summary: 'A request to be called, to book by phone',
    limits: formLimits(callsPath),
    input: { headers: idempotent, body: CallRequest },
    maxBodyBytes: 16 * 1024,
    responses: { 200: Received },
    refusals: [409],
    handler({ request, headers, body }, context) {
      const { locale, name, email, phone, language, time, from, to, day, text } = body;
      const submission = {
        kind: 'message' as const,
        locale,
        name,
        email,
        phone,
        details: { topic: 'call', language, time, from, to, day, text },
        file: null,
        emails: (reference: string) => callEmails(body, context.mailTo, reference),
      };
      return receiveForm(context, request, { path: callsPath, key: headers['Idempotency-Key'], submission });
    },
  }),
];
