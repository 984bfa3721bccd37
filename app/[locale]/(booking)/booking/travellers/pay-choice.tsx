import { useTranslations } from 'next-intl';
import { FieldMessage } from '#app/_ui/form/field.tsx';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import { Lock, Store, TestTube } from '#app/_ui/icon/icons.tsx';
import type { PaymentMethod } from '#contracts/reservations/index.ts';
import styles from './pay-choice.module.css';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';

type Props = {
  /** The methods on offer here, the usual one first. */
  methods: readonly PaymentMethod[];
  /** The deadline for paying at an agency, «Τρίτη 24 Νοεμβρίου στις 17:40»; null when it isn't known yet. */
  payBy: string | null;
  isCardOnly: boolean;
  texts: FormTexts;
};

const icons = { card: Lock, agency: Store, test: TestTube };

/** Payment methods. The choice also works without script; the button's label follows it. */
export function PayChoice({ methods, payBy, isCardOnly, texts }: Props) {
  const t = useTranslations('common.booking.travellers.pay');
  const sent = methods.find((method) => method === texts.value('payment.method'));
  const chosen = sent ?? methods[0];
  const error = texts.error('payment.method');
  return (
    <fieldset className={styles.pay} id="payment.method" tabIndex={-1}>
      <legend>
        <h2>{t('title')}</h2>
      </legend>
      {isCardOnly ? <p className={styles.only}>{t('cardOnly')}</p> : null}
      {error ? <FieldMessage id="payment.method" text={error} /> : null}
      {methods.map((method) => {
        const Icon = icons[method];
        return (
          <label key={method} className={styles.method}>
            <input type="radio" name="payment.method" value={method} defaultChecked={method === chosen} />
            <span>
              <b>{t(`${method}.title`)}</b>
              <small>
                {method === 'agency' && payBy ? t('agency.until', { until: payBy }) : t(`${method}.text`)}
              </small>
              <span className={styles.payMore}>{t(`${method}.more`)}</span>
            </span>
            <Icon />
          </label>
        );
      })}
    </fieldset>
  );
}

type LastButtonProps = {
  /** «173,30 €» */
  total: string;
  pending: boolean;
  /** The same seats must be held again first; `agreed` is their new price when it changed. */
  again: boolean;
  agreed: string | null;
};

/** One button, whose label follows the chosen payment method by CSS alone, so that it always says what it does. */
export function LastButton({ total, pending, again, agreed }: LastButtonProps) {
  const t = useTranslations('common.booking.travellers');
  return (
    <button className={`${buttonClasses()} ${styles.last}`} aria-disabled={pending}>
      {pending ? (
        t('sending')
      ) : again ? (
        agreed ? (
          t('reholdAt', { price: agreed })
        ) : (
          t('reholdAndConfirm')
        )
      ) : (
        <>
          <span data-pay="agency">{t('confirm')}</span>
          <span data-pay="card">{t('pay.card.button', { price: total })}</span>
          <span data-pay="test">{t('pay.test.button', { price: total })}</span>
          <span data-pay="any">{t('pay.any')}</span>
        </>
      )}
    </button>
  );
}
