import { Button, Card, Flex, Inline, Text } from '@sanity/ui';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#studio/schema/presets/translation.ts';
import { useWriting, type Writing } from './writing.ts';

type Props = { narrow: boolean; missing: Record<Language, number> };

/** Chooses which languages of the content the form shows, and shows how many texts each lacks. */
export function WritingSwitch({ narrow, missing }: Props) {
  const t = useTranslate();
  const { shown, choose } = useWriting();
  const option = (id: Writing, label: string) => {
    const selected = id === 'both' ? shown.length === 2 : shown.length === 1 && shown[0] === id;
    return (
      <Button
        key={id}
        data-testid={`writing-${id}`}
        mode="bleed"
        fontSize={1}
        padding={2}
        text={label}
        selected={selected}
        aria-pressed={selected}
        onClick={() => choose(id)}
      />
    );
  };
  const labelled = (language: Language) =>
    missing[language] === 0
      ? LANGUAGE_LABELS[language]
      : `${LANGUAGE_LABELS[language]} (${missing[language]})`;
  return (
    <Card border radius={2} padding={2}>
      <Flex align="center" gap={3} wrap="wrap">
        <Inline as="fieldset" gap={1} style={{ border: 0 }} aria-label={t('structure.languagesInTheForm')}>
          {!narrow && option('both', t('structure.bothLanguages'))}
          {LANGUAGES.map((language) => option(language, labelled(language)))}
        </Inline>
        <Text size={1} muted>
          {missing.el + missing.en === 0 ? t('structure.everyTextIsThereInBoth') : t('structure.inBrackets')}
        </Text>
      </Flex>
    </Card>
  );
}
