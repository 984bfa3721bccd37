import { getMessages, getTranslations } from 'next-intl/server';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { withFirstStepsMetadata, withFirstSteps } from '#app/_ui/first-steps/with-first-steps.tsx';
import { findRoutedPage, RoutedPageFrame, routedPageMetadata } from '#app/_ui/page/routed-page.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { ChevronDown, Clock, Mail, MapPin, Phone } from '#app/_ui/icon/drawn.server.tsx';
import { AskInChat } from '#app/_ui/chat/ask-in-chat.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { readShell } from '#lib/content/readers/shell.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { readFaqs } from '#lib/content/readers/faq.server.ts';
import { telephoneLink } from '#lib/i18n/telephone.ts';
import type { ContentPicture } from '#lib/content/content-picture.ts';
import { ContactForm } from './contact-form.client.tsx';
import styles from './contact.module.css';

type Props = {
  phone: string | null;
  email: string | null;
  address: string | null;
  cover: ContentPicture | null;
};

/** The most frequent topics of messages; two questions of each are shown. */
const TOPICS = ['changes', 'booking', 'port'] as const;

const EACH = 2;

export const generateMetadata = withNotFoundMetadata(
  withFirstStepsMetadata(() => routedPageMetadata('contact', paths.contact)),
);

export default withNotFound(withFirstSteps(ContactPage));

/** Contact details first, beside them the form, and below it what can be done without a message. */
async function ContactPage() {
  const { locale, page } = await findRoutedPage('contact');
  const { common } = await getMessages();
  const { phone, email, address } = await readShell(locale);
  return (
    <RoutedPageFrame path={paths.contact(locale)} page={page} withCover={false}>
      <div className={`wrap ${styles.columns}`}>
        <ContactCard phone={phone} email={email} address={address} cover={page.cover} />
        <section id="form" className={styles.form} aria-labelledby="form-title">
          <h2 id="form-title">{common.contact.formTitle}</h2>
          <ContactForm
            locale={locale}
            path={paths.contact(locale)}
            phone={await operatorPhone(locale)}
            shared={common.deskForm}
            texts={common.contact.form}
          />
        </section>
      </div>
      <SelfService />
      <div className={`wrap ${styles.more}`}>
        <RichText value={page.body} className={styles.body ?? ''} />
        <ContactQuestions />
      </div>
    </RoutedPageFrame>
  );
}

/** Links for what can be done without a message. */
async function SelfService() {
  const locale = await currentLocale();
  const t = await getTranslations('common.contact');
  const ways = [
    { href: paths.manageBooking(locale), title: t('manage'), text: t('manageText') },
    { href: paths.booking(locale), title: t('search'), text: t('searchText') },
    { href: paths.departurePorts(locale), title: t('ports'), text: t('portsText') },
    { href: paths.cargo(locale), title: t('cargo'), text: t('cargoText') },
  ];
  return (
    <section className={styles.self} aria-labelledby="self-service">
      <div className="wrap">
        <h2 id="self-service">{t('selfTitle')}</h2>
        <p>{t('selfLead')}</p>
        <ul>
          {ways.map((way) => (
            <li key={way.href}>
              <TextLink href={way.href}>{way.title}</TextLink>
              <span>{way.text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Questions whose answers save a message; all of them are on the questions page. */
async function ContactQuestions() {
  const locale = await currentLocale();
  const t = await getTranslations('common.contact');
  const all = await readFaqs(locale);
  const faqs = TOPICS.flatMap((topic) => all.filter((faq) => faq.topic === topic).slice(0, EACH));
  if (faqs.length === 0) return null;
  return (
    <section className={styles.questions} aria-labelledby="contact-questions">
      <h2 id="contact-questions">{t('faqTitle')}</h2>
      {faqs.map((faq) => (
        <details key={faq.id}>
          <summary>
            <span>{faq.question}</span>
            <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
          </summary>
          <RichText value={faq.answer} className={styles.answer ?? ''} />
        </details>
      ))}
      <p>
        <TextLink href={paths.questions(locale)}>{t('allFaqs')}</TextLink>
      </p>
    </section>
  );
}

/** The operator's contact details; editors keep them in the settings. */
async function ContactCard({ phone, email, address, cover }: Props) {
  const [t, chat] = await Promise.all([getTranslations('common.contact'), getTranslations('common.chat')]);
  return (
    <aside className={styles.card} aria-label={t('side')}>
      {cover ? (
        <div className={styles.picture}>
          <ContentImage
            picture={cover}
            layout="cover"
            slotRatio={0.6}
            sizes="(min-width: 992px) 440px, 1px"
            priority
          />
        </div>
      ) : null}
      <dl className={styles.ways}>
        {phone ? (
          <div>
            <dt>
              <Phone aria-hidden strokeWidth={1.75} />
              {t('call')}
            </dt>
            <dd className={styles.phone}>
              <a href={telephoneLink(phone)}>{phone}</a>
            </dd>
          </div>
        ) : null}
        {email ? (
          <div>
            <dt>
              <Mail aria-hidden strokeWidth={1.75} />
              {t('write')}
            </dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        ) : null}
        {address ? (
          <div>
            <dt>
              <MapPin aria-hidden strokeWidth={1.75} />
              {t('visit')}
            </dt>
            <dd>
              <address>{address}</address>
              <span className={styles.hours}>{t('officeHours')}</span>
            </dd>
          </div>
        ) : null}
      </dl>
      <AskInChat label={chat('ask')} className={styles.ask} />
      <p className={styles.urgent}>
        <Clock aria-hidden strokeWidth={1.75} />
        <span>{t('urgent')}</span>
      </p>
    </aside>
  );
}
