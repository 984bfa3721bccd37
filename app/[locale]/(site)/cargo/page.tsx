import type { Metadata } from 'next';
import { getMessages, setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { PageHead } from '#app/_ui/page-head/page-head.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { telephoneLink } from '#app/_ui/shell/telephone.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { readShell } from '#lib/content/readers/shell.server.ts';
import { headingAnchors, headingsOf } from '#lib/content/rich-text.ts';
import { readNetwork } from '#lib/departures/service.server.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { CargoForm } from './_cargo/cargo-form.client.tsx';
import styles from './_cargo/cargo.module.css';

type Props = { params: Promise<{ locale: string }> };

async function find(params: Props['params']) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const page = await readRoutedPage('cargo', locale);
  if (!page) notFound();
  return { locale, page };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await find(params);
  return pageMetadata({
    locale,
    paths: { el: paths.cargo('el'), en: paths.cargo('en') },
    title: page.title,
    description: page.lead,
  });
}

/** What is carried, for how much and how, in the editors' words and tables; then the form that asks for a price. */
export default async function CargoPage({ params }: Props) {
  const { locale, page } = await find(params);
  setRequestLocale(locale);
  const { common } = await getMessages({ locale });
  const texts = common.cargo;
  const [{ phone }, network] = await Promise.all([readShell(locale), readNetwork()]);
  const body = page.body ?? [];
  const anchors = headingAnchors(body);
  const ports = (network?.ports ?? [])
    .map((port) => ({ code: port.code, name: port.name[locale] }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const line = phone ? { text: phone, href: telephoneLink(phone) } : null;
  return (
    <>
      <PageHead locale={locale} path={paths.cargo(locale)} title={page.title} lead={page.lead} />
      {page.cover ? (
        <div className="wrap">
          <div className={styles.frame}>
            <ContentImage picture={page.cover} layout="cover" slotRatio={0.4} sizes="100vw" priority />
          </div>
        </div>
      ) : null}
      <div className={`wrap ${styles.columns}`}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{texts.contents}</h2>
          <ol>
            {headingsOf(body, ['h2']).map((heading) => (
              <li key={heading.key}>
                <a href={`#${anchors.get(heading.key)}`}>{heading.text}</a>
              </li>
            ))}
          </ol>
          <p className={styles.go}>
            <a className={buttonClasses({ small: true })} href="#form">
              {texts.toForm}
            </a>
          </p>
        </nav>
        <RichText value={body} locale={locale} className={styles.body ?? ''} />
      </div>
      <section id="form" className={styles.ask} aria-labelledby="form-title">
        <div className={`wrap ${styles.askIn}`}>
          <div>
            <h2 id="form-title">{texts.formTitle}</h2>
            <p>{texts.formLead}</p>
          </div>
          {ports.length > 0 ? (
            <CargoForm
              locale={locale}
              phone={line}
              ports={ports}
              shared={common.deskForm}
              texts={texts.form}
            />
          ) : (
            <p>
              {texts.noPorts} {line ? <a href={line.href}>{line.text}</a> : null}
            </p>
          )}
        </div>
      </section>
    </>
  );
}
