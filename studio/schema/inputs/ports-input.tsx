import { Button, Flex, Inline, Select, Stack, Text } from '@sanity/ui';
import { X } from 'lucide-react';
import { type ArrayOfPrimitivesInputProps, set, unset } from 'sanity';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { usePorts } from './use-ports.ts';

/** Several ports, chosen by their names one after the other and shown as a row in that order; stored as booking codes. */
export function PortsInput(props: ArrayOfPrimitivesInputProps) {
  const { onChange, value, readOnly } = props;
  const { id, ref, onFocus, onBlur, 'aria-describedby': describedBy } = props.elementProps;
  const t = useTranslate();
  const ports = usePorts();
  const chosen = (value ?? []).filter((code) => typeof code === 'string');
  const put = (codes: string[]) => onChange(codes.length === 0 ? unset() : set(codes));
  const nameOf = (code: string) => ports.find((port) => port.code === code)?.name ?? code;
  return (
    <Stack gap={3}>
      {chosen.length > 0 && (
        <Inline gap={2}>
          {chosen.map((code) => (
            <Flex key={code} align="center" gap={1}>
              <Text size={1}>
                {nameOf(code)} ({code})
              </Text>
              <Button
                mode="bleed"
                padding={2}
                fontSize={1}
                icon={<X size={14} aria-hidden />}
                aria-label={t('blocks.removeName', { name: nameOf(code) })}
                disabled={readOnly === true}
                onClick={() => put(chosen.filter((other) => other !== code))}
              />
            </Flex>
          ))}
        </Inline>
      )}
      <Select
        id={id}
        ref={ref}
        onFocus={onFocus}
        onBlur={onBlur}
        aria-describedby={describedBy}
        value=""
        disabled={readOnly === true}
        onChange={(event) => event.currentTarget.value !== '' && put([...chosen, event.currentTarget.value])}
      >
        <option value="">{t('blocks.addAPort')}</option>
        {ports
          .filter((port) => !chosen.includes(port.code))
          .map((port) => (
            <option key={port.code} value={port.code}>
              {port.name} ({port.code})
            </option>
          ))}
      </Select>
    </Stack>
  );
}
