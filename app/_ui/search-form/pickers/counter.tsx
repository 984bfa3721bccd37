import { useTranslations } from 'next-intl';
import { useId } from 'react';
import styles from './counter.module.css';
import { Icon, type IconProps } from '#app/_ui/icon/icons.tsx';

type Props = {
  label: string;
  hint?: string;
  value: number;
  min: number;
  /** The whole party has reached its limit. */
  full: boolean;
  /** `id` of the text about that limit. */
  limit: string;
  onChange: (value: number) => void;
};

/** Minus button, number, plus button. The number is a live region, so that a press announces what there are how many of. */
export function Counter({ label, hint, value, min, full, limit, onChange }: Props) {
  const t = useTranslations('common.booking.search');
  const id = useId();
  return (
    <fieldset className={styles.counter} aria-labelledby={id}>
      <span id={id}>
        <b>{label}</b>
        {hint ? <small>{hint}</small> : null}
      </span>
      <button
        type="button"
        aria-label={t('fewer', { what: label })}
        aria-disabled={value <= min}
        onClick={() => value > min && onChange(value - 1)}
      >
        <Minus size={20} />
      </button>
      <output className="num">
        <span className="visually-hidden">{label}: </span>
        {value}
      </output>
      <button
        type="button"
        aria-label={t('more', { what: label })}
        aria-disabled={full}
        aria-describedby={full ? limit : undefined}
        onClick={() => !full && onChange(value + 1)}
      >
        <Plus size={20} />
      </button>
    </fieldset>
  );
}

function Minus(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12H19" />
    </Icon>
  );
}

function Plus(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12H19M12 5V19" />
    </Icon>
  );
}
