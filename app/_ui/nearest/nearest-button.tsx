import styles from './nearest-button.module.css';

export type NearestTexts = Readonly<Record<'label' | 'found' | 'refused' | 'failed', string>>;

type Props = {
  texts: NearestTexts;
  /** Name of the field whose options have the places; the first one of the form if empty. */
  field?: string;
  className?: string | undefined;
};

/** Chooses the nearest port of a list once the visitor allows it; needs the page's small script and is hidden without one. */
export function NearestButton({ texts, field = '', className = '' }: Props) {
  return (
    <p className={`${styles.near} ${className}`}>
      <button
        type="button"
        data-nearest={field}
        data-found={texts.found}
        data-refused={texts.refused}
        data-failed={texts.failed}
      >
        {texts.label}
      </button>
      {/* The answer may come before the page's script, which then leaves it: a text, and not nothing. */}
      <output suppressHydrationWarning>{''}</output>
    </p>
  );
}
