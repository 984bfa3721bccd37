import { Box, Button, Flex, Select, Stack, Text, TextInput } from '@sanity/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { receivedKinds, receivedStates } from '#contracts/desk/index.ts';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { useDebounced } from '#studio/inbox/use-debounced.ts';
import { RequestItem } from './request-item.tsx';
import { KINDS, STATES } from './request-texts.ts';
import { RequestView } from './request-view.tsx';
import { useRequests } from './use-requests.ts';

const ALL = '';
const SUSPECTED = 'suspected';

const SearchIcon = typeIcon(Search);

/** Submissions from the site's forms: the list with its filters, and the open one. */
export function RequestsView({ open }: { open: string | null }) {
  const t = useTranslate();
  const [kind, setKind] = useState(ALL);
  const [state, setState] = useState(ALL);
  const [typed, setTyped] = useState('');
  const suspected = state === SUSPECTED;
  const { requests, failed, more } = useRequests({
    kind,
    state: suspected ? ALL : state,
    q: useDebounced(typed),
    suspected,
  });
  const count = (of: keyof NonNullable<typeof requests>['counts']) =>
    requests === undefined ? '' : ` (${requests.counts[of]})`;
  return (
    <div className="inbox-columns" data-open={open !== null}>
      <Box as="aside" className="inbox-list" aria-label={t('inbox.listOfRequests')}>
        <Stack gap={3} padding={3}>
          <TextInput
            type="search"
            icon={SearchIcon}
            value={typed}
            aria-label={t('inbox.searchRequests')}
            placeholder={t('inbox.searchRequests')}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Flex gap={2}>
            <Box flex={1}>
              <Select
                aria-label={t('inbox.kind')}
                value={kind}
                onChange={({ currentTarget }) => setKind(currentTarget.value)}
              >
                <option value={ALL}>{t('inbox.allKinds')}</option>
                {receivedKinds.map((one) => (
                  <option key={one} value={one}>
                    {t(KINDS[one])}
                  </option>
                ))}
              </Select>
            </Box>
            <Box flex={1}>
              <Select
                aria-label={t('inbox.state')}
                value={state}
                onChange={({ currentTarget }) => setState(currentTarget.value)}
              >
                <option value={ALL}>{t('inbox.allStates')}</option>
                {receivedStates.map((one) => (
                  <option key={one} value={one}>
                    {t(STATES[one])}
                    {count(one)}
                  </option>
                ))}
                <option value={SUSPECTED}>
                  {t('inbox.suspected')}
                  {count('suspected')}
                </option>
              </Select>
            </Box>
          </Flex>
          <Text as="output" size={1} muted>
            {failed}
            {requests?.items.length === 0 && t('inbox.noRequestFound')}
          </Text>
          <ul className="inbox-items">
            {requests?.items.map((one) => (
              <RequestItem key={one.reference} request={one} selected={one.reference === open} />
            ))}
          </ul>
          {requests && requests.next !== null && (
            <Button mode="ghost" text={t('inbox.showMore')} onClick={more} />
          )}
        </Stack>
      </Box>
      {open === null ? (
        <div className="inbox-empty">
          <Text align="center" muted>
            {t('inbox.chooseARequestFromTheList')}
          </Text>
        </div>
      ) : (
        <RequestView key={open} reference={open} />
      )}
    </div>
  );
}
