import { useLocale } from 'next-intl';
import styles from './logo.module.css';

const HEIGHT = 106;
/** Widths of the logos; the English name is shorter. */
const WIDTHS = { el: 451, en: 398 } as const;

type Props = {
  inverse?: boolean;
  /** Inside an element that is closed at first, or hidden on most pages. */
  lazy?: boolean;
  className?: string;
};

/** The logo. Its alternative text is empty, because the link around it has the name. */
export function Logo({ inverse = false, lazy = false, className }: Props) {
  const locale = useLocale();
  const classes = [styles.logo, inverse && styles.inverse, className];
  const file = `/brand/wordmark-${locale}${inverse ? '-inverse' : ''}.svg`;
  return (
    <img
      src={file}
      alt=""
      width={WIDTHS[locale]}
      height={HEIGHT}
      className={classes.filter(Boolean).join(' ')}
      {...(lazy && { loading: 'lazy' })}
    />
  );
}
