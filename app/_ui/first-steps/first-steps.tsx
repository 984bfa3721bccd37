import { getTranslations } from 'next-intl/server';
import { type ReactNode, Fragment } from 'react';
import { Check } from '#app/_ui/icon/drawn.server.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { contentPlace } from '#lib/content/place.server.ts';
import { readShell } from '#lib/content/readers/shell.server.ts';
import { telephoneLink } from '#lib/i18n/telephone.ts';
import { firstPages, type Progress } from './progress.ts';
import styles from './first-steps.module.css';

const ADD_USER = 'npm run content -- user add you@example.com --name "Your Name" --role administrator';

const IMPORT_NETWORK = 'npm run reservations -- import feed.zip';

type MarkTexts = { done: string; open: string };

type StepProps = { title: string; isDone: boolean; texts: MarkTexts; children: ReactNode };

/** What visitors see before the site is set up, with the owner's list of steps. */
export async function FirstSteps({ progress }: { progress: Progress }) {
  const locale = await currentLocale();
  const [t, shell] = await Promise.all([getTranslations('common.firstSteps'), readShell(locale)]);
  const { network } = progress;
  const texts = { done: t('done'), open: t('open') };
  return (
    <section className={styles.page} data-first-steps>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.welcome}>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          {shell.phone ? (
            <p className={styles.call}>
              {t('call')} <a href={telephoneLink(shell.phone)}>{shell.phone}</a>
            </p>
          ) : null}
        </div>
        <div className={styles.card}>
          <h2>{t('ownerTitle')}</h2>
          <p className={styles.count}>{t('count', { done: progress.done, of: progress.of })}</p>
          <ol className={styles.steps}>
            <Step title={t('signInTitle')} isDone={progress.signIn} texts={texts}>
              {contentPlace().hosted ? (
                <p>{t('signInHosted')}</p>
              ) : (
                <>
                  <p>{t('signInText')}</p>
                  <Command>{ADD_USER}</Command>
                  <p>{t('signInMore', { file: 'docs/operations.md' })}</p>
                </>
              )}
              <StudioLink>{t('signInLink')}</StudioLink>
            </Step>
            <Step title={t('settingsTitle')} isDone={progress.settings} texts={texts}>
              <p>{t('settingsText')}</p>
              <StudioLink to="siteSettings">{t('settingsLink')}</StudioLink>
            </Step>
            <Step title={t('homeTitle')} isDone={progress.home} texts={texts}>
              <p>{t('homeText')}</p>
              <StudioLink to="destination">{t('homeDestinations')}</StudioLink>{' '}
              <StudioLink to="homePage">{t('homeLink')}</StudioLink>
            </Step>
            <Step title={t('networkTitle')} isDone={network.kind === 'own'} texts={texts}>
              <p>{t('networkText', { kind: network.kind, ports: network.ports })}</p>
              <Command>{IMPORT_NETWORK}</Command>
              <p>{t('networkMore', { file: 'docs/contracts/network-feed.md' })}</p>
            </Step>
            <Step
              title={t('pagesTitle')}
              isDone={firstPages.every((permalink) => progress.pages[permalink])}
              texts={texts}
            >
              <p>{t('pagesText')}</p>
              <ul className={styles.pages}>
                {firstPages.map((permalink) => (
                  <li key={permalink}>
                    <Mark isDone={progress.pages[permalink]} texts={texts} />
                    <code translate="no">{permalink}</code>
                  </li>
                ))}
              </ul>
              <StudioLink to="page">{t('pagesLink')}</StudioLink>
            </Step>
            <Step title={t('portsTitle')} isDone={progress.ports} texts={texts}>
              <p>{t('portsText')}</p>
              <StudioLink to="port">{t('portsLink')}</StudioLink>
            </Step>
          </ol>
          <p className={styles.end}>{t('end')}</p>
        </div>
      </div>
    </section>
  );
}

function Step({ title, isDone, texts, children }: StepProps) {
  return (
    <li className={styles.step}>
      <Mark isDone={isDone} texts={texts} />
      <div className={styles.text}>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}

function Mark({ isDone, texts }: { isDone: boolean; texts: MarkTexts }) {
  return (
    <span className={styles.mark} data-done={isDone}>
      {isDone ? <Check aria-hidden size={16} strokeWidth={3} /> : null}
      <span className="visually-hidden">{isDone ? texts.done : texts.open}</span>
    </span>
  );
}

/** The Studio is a separate application: not in the site's router, and nothing to prefetch. */
function StudioLink({ to, children }: { to?: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={to === undefined ? '/studio' : `/studio/structure/${to}`}>
      {children}
    </a>
  );
}

/** If it doesn't fit, it breaks only between words: people would type an option with the break in it. */
function Command({ children }: { children: string }) {
  return (
    <pre className={styles.command} translate="no">
      <code>
        {children.split(' ').map((word) => (
          <Fragment key={word}>
            <span className={styles.word}>{word}</span>{' '}
          </Fragment>
        ))}
      </code>
    </pre>
  );
}
