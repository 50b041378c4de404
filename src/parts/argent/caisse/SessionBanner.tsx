import { Button } from '@core/components/Button'
import { useFormat } from '@core/format/useFormat'
import { useZone } from '@src/parts/evenement/useZone'
import { useCaisseQuery } from '@src/redux/argent/caisse'
import { useAbility } from '@src/redux/session/ability'
import { Lock, Vault } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClosePanel } from './ClosePanel'
import './caisse.scss'

/** The cashier's open session, with the button that closes it; nothing while none is open. */
export function SessionBanner() {
  const { t } = useTranslation('caisse')
  const format = useFormat()
  const zone = useZone()
  const canClose = useAbility().can('update', 'Transaction')
  const { data } = useCaisseQuery(undefined, { refetchOnFocus: true, refetchOnMountOrArgChange: true })
  const [isClosing, setClosing] = useState(false)
  const close = useCallback(() => setClosing(false), [])
  const session = data?.session
  // The room is kept while it loads: the list below stays where it is.
  if (!data) return <div className="caisse-none" />
  if (!session) return <p className="muted caisse-none">{t('banner.none')}</p>
  const { isStale, caissier, jour, ouverteLe } = session
  const since = isStale ? format.day(jour) : format.time(ouverteLe, zone)
  return (
    <section className={isStale ? 'caisse-banner is-stale' : 'caisse-banner'} aria-label={t('banner.label')}>
      <Vault aria-hidden size={20} strokeWidth={1.75} />
      <p>
        <b>{t(isStale ? 'banner.stale' : 'banner.open', { since })}</b>
        <span className="muted">{caissier}</span>
      </p>
      {canClose ? (
        <Button look={isStale ? 'primary' : 'secondary'} icon={Lock} onClick={() => setClosing(true)}>
          {t('actions.closeOwn')}
        </Button>
      ) : null}
      {isClosing ? <ClosePanel session={session} onClose={close} /> : null}
    </section>
  )
}
