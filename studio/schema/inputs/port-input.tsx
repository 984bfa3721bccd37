import { Select } from '@sanity/ui';
import { set, type StringInputProps, unset } from 'sanity';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { usePorts } from './use-ports.ts';

/** A port is stored by its booking code and chosen by its name. An unknown code stays visible, so that nothing is lost. */
export function PortInput(props: StringInputProps) {
  const { onChange, value, readOnly } = props;
  const { id, ref, onFocus, onBlur, 'aria-describedby': describedBy } = props.elementProps;
  const t = useTranslate();
  const ports = usePorts();
  const known = ports.some((port) => port.code === value);
  return (
    <Select
      id={id}
      ref={ref}
      onFocus={onFocus}
      onBlur={onBlur}
      aria-describedby={describedBy}
      value={value ?? ''}
      disabled={readOnly === true}
      onChange={(event) =>
        onChange(event.currentTarget.value === '' ? unset() : set(event.currentTarget.value))
      }
    >
      <option value="">{t('blocks.chooseAPort')}</option>
      {value !== undefined && !known && <option value={value}>{value}</option>}
      {ports.map((port) => (
        <option key={port.code} value={port.code}>
          {port.name} ({port.code})
        </option>
      ))}
    </Select>
  );
}
