import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { SignUp } from './sign-up.client.tsx';

/** The newsletter sign-up (G1, G2). Its texts are props: a message provider would load the formatter on every page. */
export async function NewsletterForm() {
  const locale = await currentLocale();
  const t = await getTranslations('common.newsletter');
  return (
    <SignUp
      locale={locale}
      texts={{
        label: t('label'),
        submit: t('submit'),
        sending: t('sending'),
        fine: t('fine'),
        emailMissing: t('emailMissing'),
        sentTo: t('sentTo', { email: '#' }),
        newsletterRegisterSuccess: t('newsletterRegisterSuccess'),
        newsletterUnknownError: t('newsletterUnknownError'),
        newsletterNetworkError: t('newsletterNetworkError'),
      }}
    />
  );
}
