import { type HOURS, MAX_PENDING } from '@contract/planning/demande'
import { Button } from '@core/components/Button'
import { AttenteFormPanel } from '@src/parts/attente/AttenteFormPanel'
import { useDemandesQuery } from '@src/redux/calendar/demande'
import { CalendarPlus } from 'lucide-react'
import { useCallback, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DemandeFormPanel } from './DemandeFormPanel'

/** Which panel is open: to ask, or to wait for a place in a kind of lesson. */
type Open = 'ask' | { wait: (typeof HOURS)[number] } | null

/** A candidate asks for a lesson, in a panel beside the page; not while too many requests wait for an answer. */
export function DemanderButton() {
  const { t } = useTranslation('demande')
  const [open, setOpen] = useState<Open>(null)
  const id = useId()
  const { data } = useDemandesQuery({ statut: 'PENDING', perPage: '1' })
  const isFull = (data?.totalDataCount ?? 0) >= MAX_PENDING
  const close = useCallback(() => setOpen(null), [])
  const wait = useCallback((calendar: (typeof HOURS)[number]) => setOpen({ wait: calendar }), [])
  return (
    <div className="demande-ask">
      <Button
        look="primary"
        icon={CalendarPlus}
        disabled={isFull}
        aria-describedby={isFull ? id : undefined}
        onClick={() => setOpen('ask')}
      >
        {t('ask.title')}
      </Button>
      {isFull ? (
        <p id={id} className="muted">
          {t('ask.tooMany', { max: MAX_PENDING })}
        </p>
      ) : null}
      {open === 'ask' ? <DemandeFormPanel onClose={close} onWait={wait} /> : null}
      {open !== null && open !== 'ask' ? <AttenteFormPanel calendar={open.wait} onClose={close} /> : null}
    </div>
  )
}
