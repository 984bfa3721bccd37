import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import fields from '#app/_ui/form/fields.module.css';
import { Check } from '#app/_ui/icon/drawn.server.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { SettingsMark } from '#app/_ui/settings/settings-mark.tsx';
import { HOLD_EXTENSION_MINUTES } from '#contracts/reservations/limits.ts';
import { perLocale } from '#foundation/text/locales.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { stripLocale } from '#lib/routes/locale-path.ts';
import { unlistedPages } from '#lib/routes/unlisted-pages.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { chosenSettings } from '#lib/settings/chosen-settings.server.ts';
import { settingSwitches, textSizes } from '#lib/settings/settings.ts';
import styles from './settings.module.css';

type Props = { searchParams: Promise<{ saved?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('common.settings')]);
  return pageMetadata({
    locale,
    paths: perLocale(paths.settings),
    title: t('title'),
    description: t('lead'),
    noIndex: true,
  });
}

/** What visitors set for themselves: size of text, a plain page, more time, help by phone. One form, without script. */
export default async function SettingsPage({ searchParams }: Props) {
  const [locale, t, { saved }, back] = await Promise.all([
    currentLocale(),
    getTranslations('common.settings'),
    searchParams,
    pageBefore(),
  ]);
  const { textSize, on } = await chosenSettings();
  return (
    <>
      <SettingsMark />
      <div className={styles.page}>
        <PageHead path={paths.settings(locale)} title={t('title')} lead={t('lead')} />
        <form className={`wrap ${styles.form}`} method="post" action="/api/settings">
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="back" value={back} />
          {saved === undefined ? null : (
            <output className={styles.saved}>
              <Check aria-hidden className="icon" />
              {t('saved')}
            </output>
          )}
          <fieldset className={styles.sizes}>
            <legend>{t('textSize')}</legend>
            <div>
              {textSizes.map((size) => (
                <label key={size}>
                  <span className={styles.sample} style={{ fontSize: `${Number(size) / 100}em` }} aria-hidden>
                    {t('sample')}
                  </span>
                  <span className={styles.choice}>
                    <input type="radio" name="textSize" value={size} defaultChecked={size === textSize} />
                    {t(`sizes.${size}`)}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset className={styles.switches}>
            <legend>{t('more')}</legend>
            {settingSwitches.map((each) => (
              <div key={each}>
                <label className={fields.check}>
                  <input
                    type="checkbox"
                    name={each}
                    value="yes"
                    defaultChecked={on.has(each)}
                    aria-describedby={`${each}-text`}
                  />
                  <strong>{t(`switches.${each}.name`)}</strong>
                </label>
                <p id={`${each}-text`}>{t(`switches.${each}.text`, { minutes: HOLD_EXTENSION_MINUTES })}</p>
              </div>
            ))}
          </fieldset>
          <div className={styles.end}>
            <button className={buttonClasses()}>{t('save')}</button>
            <p>{t('fine')}</p>
          </div>
          <p className={styles.also}>
            <TextLink href={paths.contact(locale)}>{t('contact')}</TextLink>
          </p>
        </form>
      </div>
    </>
  );
}

/** The page of this site that led here, to which saving returns; empty when it is unknown. */
async function pageBefore(): Promise<string> {
  const requestHeaders = await headers();
  const before = URL.parse(requestHeaders.get('referer') ?? '');
  const isOurs = before !== null && before.host === requestHeaders.get('host');
  if (!isOurs || stripLocale(before.pathname) === unlistedPages.settings) return '';
  return `${before.pathname}${before.search}`.slice(0, 2000);
}
