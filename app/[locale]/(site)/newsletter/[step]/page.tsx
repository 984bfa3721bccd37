import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { isResult, isStep, viewOf, type Step, type View } from '#lib/desk/newsletter-step.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { StepView } from './step-view.tsx';

type Props = {
  params: Promise<{ step: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};
type Seen = { step: Step; view: View; token: string };

export async function generateMetadata(props: Props): Promise<Metadata> {
  const seen = await read(props);
  if (!seen) return {};
  const { step, view } = seen;
  const locale = await currentLocale();
  const t = await getTranslations('common.newsletter.page');
  return {
    ...pageMetadata({
      locale,
      paths: { el: paths.newsletter('el', step), en: paths.newsletter('en', step) },
      title: t(`${view}.title`),
      description: null,
      noIndex: true,
    }),
    // The token in the address is nobody else's business.
    referrer: 'no-referrer',
  };
}

export default async function NewsletterPage(props: Props) {
  const seen = await read(props);
  if (!seen) notFound();
  return <StepView {...seen} />;
}

async function read({ params, searchParams }: Props): Promise<Seen | null> {
  const [{ step }, query] = await Promise.all([params, searchParams]);
  if (!isStep(step)) return null;
  const token = typeof query.token === 'string' ? query.token : '';
  const result = isResult(query.result) ? query.result : null;
  return { step, token, view: viewOf(step, result, token !== '') };
}
