import { getTranslations } from 'next-intl/server';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';
import { soonDays } from './question-texts.server.ts';
import styles from './question.module.css';

/** The question for one port in a page that has many of them: its next ships, today, tomorrow, or a day to choose in the timetable. */
export async function WhenLinks({ port }: { port: { code: string; name: string } }) {
  const locale = await currentLocale();
  const [t, soon] = await Promise.all([
    getTranslations({ locale, namespace: 'common.question' }),
    soonDays(locale, null),
  ]);
  const address = `${paths.itineraries(locale)}?from=${port.code}`;
  const links = [
    ...soon.map(({ date, text }) => ({ href: `${address}&date=${date}`, text })),
    { href: address, text: t('day') },
  ];
  return (
    <p className={styles.when}>
      {links.map(({ href, text }) => (
        <SiteLink key={href} href={href} prefetch={false} aria-label={`${text}, ${port.name}`}>
          {text}
        </SiteLink>
      ))}
    </p>
  );
}
