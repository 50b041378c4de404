import { type HOURS, MAX_PENDING } from '@contract/planning/demande'
import { Button } from '@core/components/Button'
import { useAddressFlag } from '@core/hooks/useAddressFlag'
import { useDemandesQuery } from '@src/redux/calendar/demande'
import { useAbility } from '@src/redux/session/ability'
import { CalendarPlus } from 'lucide-react'
import { lazy, Suspense, useCallback, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

const AttenteFormPanel = lazy(async () => ({
  default: (await import('@src/parts/attente/AttenteFormPanel')).AttenteFormPanel,
}))
const DemandeFormPanel = lazy(async () => ({ default: (await import('./DemandeFormPanel')).DemandeFormPanel }))

/**
 * Opens the panel to request a lesson; disabled while too many requests are pending, absent while the school can only
 * be read.
 */
export function DemanderButton() {
  const { t } = useTranslation('demande')
  const canAsk = useAbility().can('create', 'Demande')
  const asking = useAddressFlag('demander')
  const [awaited, setAwaited] = useState<(typeof HOURS)[number] | null>(null)
  const id = useId()
  const { data } = useDemandesQuery({ statut: 'PENDING', perPage: '1' })
  const isFull = (data?.totalDataCount ?? 0) >= MAX_PENDING
  const { close } = asking
  const wait = useCallback(
    (calendar: (typeof HOURS)[number]) => {
      close()
      setAwaited(calendar)
    },
    [close],
  )
  if (!canAsk) return null
  return (
    <div className="demande-ask">
      <Button
        look="primary"
        icon={CalendarPlus}
        disabled={isFull}
        aria-describedby={isFull ? id : undefined}
        onClick={asking.open}
      >
        {t('ask.title')}
      </Button>
      {isFull ? (
        <p id={id} className="muted">
          {t('ask.tooMany', { max: MAX_PENDING })}
        </p>
      ) : null}
      <Suspense fallback={null}>
        {asking.isOpen && !isFull ? <DemandeFormPanel onClose={close} onWait={wait} /> : null}
        {awaited ? <AttenteFormPanel calendar={awaited} onClose={() => setAwaited(null)} /> : null}
      </Suspense>
    </div>
  )
}
