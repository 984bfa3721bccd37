import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import type { Problem } from '#contracts/reservations/index.ts';
import { sailingsPath, searchFormPath } from '#lib/booking/paths.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { Notice } from '#app/_ui/notice/notice.tsx';
import styles from '#app/[locale]/(booking)/booking/_shared/booking-away.module.css';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';

type Props = { query: SearchQuery; problem: Problem | null };

/** No sailings can be shown: either the search cannot be answered, or the engine is away. The telephone always answers. */
export async function SailingsUnavailable({ query, problem }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.unavailable');
  const phone = await operatorPhone(locale);
  const wrong = problem?.code === 'invalid_request' || problem?.code === 'rule_violation';
  const said = (problem?.errors ?? []).map((error) => error.message);
  const reasons = !wrong ? [t('awayText', { phone: phone.text })] : said.length > 0 ? said : [problem.detail];
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className={furniture.h1}>{t(wrong ? 'wrongTitle' : 'awayTitle')}</h1>
      <Notice tone="warn" title={problem?.title ?? t('awayNotice')}>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Notice>
      {wrong ? (
        <ButtonLink href={searchFormPath(locale, query)}>{t('changeSearch')}</ButtonLink>
      ) : (
        <ButtonLink href={sailingsPath(locale, query)}>{t('retry')}</ButtonLink>
      )}
    </div>
  );
}
