import { useTranslations } from 'next-intl';
import { ErrorSummary } from '#app/_ui/form/error-summary.client.tsx';

/** The form got no response. Takes the focus when it appears; give it `cuts` as its `key`. */
export function ConnectionLost() {
  const t = useTranslations('common.booking.unanswered');
  return (
    <ErrorSummary title={t('title')} errors={[]}>
      <p>{t('text')}</p>
    </ErrorSummary>
  );
}
