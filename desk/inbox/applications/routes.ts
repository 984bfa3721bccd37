import * as v from 'valibot';
import { requestLocale } from '#foundation/http/request-locale.ts';
import { readBytes } from '#foundation/limits/read-text.ts';
import { ApplicationRequest, CV_MAX_BYTES } from '#contracts/desk/career.ts';
import { Received } from '#contracts/desk/forms.ts';
import { formLimits, receiveForm } from '#desk/inbox/forms.ts';
import type { Submission } from '#desk/inbox/receive.ts';
import { defineRoute, idempotent } from '#desk/kernel/define-route.ts';
import { text } from '#desk/messages/texts.ts';
import { fieldsProblem, type WrongField, wrongFields } from '#desk/kernel/input-problem.ts';
import { problem } from '#desk/kernel/problem.ts';
import { checkCv } from './check-cv.ts';
import { applicationEmails } from './emails.ts';

/** Room for the other fields beside the largest file, and for one slightly too large, so that its sender gets a better error. */
const MAX_BYTES = CV_MAX_BYTES + 1024 * 1024;

const Application = v.pipe(v.string(), v.parseJson(), v.unknown());

const path = '/applications';

export const applicationRoutes = [
  defineRoute({
    method: 'post',
    path,
    summary: 'An application for a job: the field `application` holds JSON, `cv` a file',
    limits: formLimits(path),
    input: { headers: idempotent },
    consumes: ['multipart/form-data'],
    responses: { 200: Received },
    refusals: [409, 413, 422],
    async handler({ request, headers }, context) {
      const locale = requestLocale(request);
      const bytes = await readBytes(request, MAX_BYTES);
      if (!bytes) return problem(request, 413, 'too_large', text(locale, 'forms.tooLarge'));
      const form = await new Response(bytes, { headers: { 'Content-Type': contentType(request) } })
        .formData()
        .catch(() => null);
      const application = v.safeParse(Application, form?.get('application'));
      if (!form || !application.success)
        return problem(request, 400, 'unreadable', text(locale, 'forms.unreadable'));
      const checked = await checkApplication(application.output, form.get('cv'), context.mailTo);
      if (checked.kind === 'wrong') return fieldsProblem(request, checked.errors);
      const { submission } = checked;
      return receiveForm(context, request, { path, key: headers['Idempotency-Key'], submission });
    },
  }),
];

function contentType({ headers }: Request): string {
  return headers.get('Content-Type') ?? '';
}

type CheckResult = { kind: 'good'; submission: Submission } | { kind: 'wrong'; errors: WrongField[] };

async function checkApplication(application: unknown, sent: unknown, mailTo: string): Promise<CheckResult> {
  const read = v.safeParse(ApplicationRequest, application);
  const cv = sent instanceof File ? await checkCv(sent.name, Buffer.from(await sent.arrayBuffer())) : null;
  const fileErrors = cv && 'file' in cv ? [] : [{ field: 'cv', code: cv?.code ?? 'missing' }];
  if (!read.success || !cv || !('file' in cv))
    return { kind: 'wrong', errors: [...(read.success ? [] : wrongFields(read.issues)), ...fileErrors] };
  const { locale, name, email, phone, opening, where, text: message } = read.output;
  return {
    kind: 'good',
    submission: {
      kind: 'application',
      locale,
      name,
      email,
      phone,
      details: { opening, where, text: message },
      file: cv.file,
      emails: (reference) => applicationEmails(read.output, mailTo, reference),
    },
  };
}
