import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { useFormat } from '@core/format/useFormat'
import type { Problem } from '@core/http/problem'
import { useCaisseQuery } from '@src/redux/argent/caisse'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClosePanel } from './ClosePanel'

/**
 * For a form that takes money while yesterday's session is open: `banner` says so, `panel` closes the session in place
 * of the form, which keeps the typed values. `refused` opens that panel after a refusal for this reason.
 */
export function useClosingFirst() {
  const { t } = useTranslation('caisse')
  const format = useFormat()
  const { data } = useCaisseQuery(undefined, { refetchOnMountOrArgChange: true })
  const [isClosing, setClosing] = useState(false)
  const close = useCallback(() => setClosing(false), [])
  const session = data?.session?.isStale ? data.session : null
  const refused = ({ code }: Problem): boolean => {
    if (code === 'session_stale') setClosing(true)
    return code === 'session_stale'
  }
  const banner = session ? (
    <Banner tone="warning" action={<Button onClick={() => setClosing(true)}>{t('actions.closeFirst')}</Button>}>
      {t('stale', { day: format.day(session.jour) })}
    </Banner>
  ) : null
  const panel = session && isClosing ? <ClosePanel session={session} onClose={close} /> : null
  return { banner, panel, refused, especes: data?.especes }
}
