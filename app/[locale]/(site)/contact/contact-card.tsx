import { getTranslations } from 'next-intl/server';
import { AskInChat } from '#app/_ui/chat/ask-in-chat.tsx';
import { Clock, Mail, MapPin, Phone } from '#app/_ui/icon/drawn.server.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { telephoneLink } from '#lib/i18n/telephone.ts';
import type { ContentPicture } from '#lib/content/content-picture.ts';
import styles from './contact.module.css';

type Props = {
  phone: string | null;
  email: string | null;
  address: string | null;
  cover: ContentPicture | null;
};

/** Everything by which the operator is reached without the form; editors keep it in the settings. */
export async function ContactCard({ phone, email, address, cover }: Props) {
  const [t, chat] = await Promise.all([getTranslations('common.contact'), getTranslations('common.chat')]);
  return (
    <aside className={styles.card} aria-label={t('side')}>
      {cover ? (
        <div className={styles.picture}>
          <ContentImage
            picture={cover}
            layout="cover"
            slotRatio={0.6}
            sizes="(min-width: 992px) 440px, 100vw"
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
      <AskInChat label={chat('ask')} />
      <p className={styles.urgent}>
        <Clock aria-hidden strokeWidth={1.75} />
        <span>{t('urgent')}</span>
      </p>
    </aside>
  );
}
