import { getTranslations } from 'next-intl/server';
import fields from '#app/_ui/form/fields.module.css';
import { TripsElement } from '#app/_ui/trips/trips-element.tsx';
import { KEPT_MONTHS_UNUSED } from '#lib/travellers/kept-travellers.ts';
import styles from './saved-travellers.module.css';

/** The travellers that the device remembers, above the fields that a press fills in; nothing on other devices. */
export async function SavedTravellers() {
  const t = await getTranslations('common.savedTravellers');
  return (
    <div className={styles.saved}>
      <TripsElement
        tag="fill-traveller"
        texts={{ label: t('fill') }}
        styles={{ row: styles.row, label: styles.label, name: styles.name }}
      />
    </div>
  );
}

/** The choice to remember these travellers, in the device's own storage: the box has no name, so it isn't sent. */
export async function RememberTravellers() {
  const t = await getTranslations('common.savedTravellers');
  return (
    <div className={styles.remember}>
      <label className={fields.check}>
        <input type="checkbox" autoComplete="off" data-remember="" aria-describedby="remember-text" />
        <span>{t('remember')}</span>
      </label>
      <p id="remember-text">{t('rememberText', { months: KEPT_MONTHS_UNUSED })}</p>
      <TripsElement
        tag="remember-travellers"
        texts={{
          kept: t('kept', { names: '{names}' }),
          forget: t('forgetAll'),
          forgotten: t('allForgotten'),
        }}
        styles={{ kept: styles.kept, forget: styles.forget }}
      />
    </div>
  );
}
