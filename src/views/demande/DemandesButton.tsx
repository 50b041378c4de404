import { Button } from '@core/components/Button'
import { useDemandesQuery } from '@src/redux/calendar/demande'
import { Inbox } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import './demande.scss'

/** Polled, because requests may arrive at any time. */
const NEWS_INTERVAL = 60_000

interface DemandesButtonProps {
  isOpen: boolean
  onOpen: () => void
}

/** Opens the panel of requests and shows the number of pending ones, in the calendar's toolbar. */
export function DemandesButton({ isOpen, onOpen }: DemandesButtonProps) {
  const { t } = useTranslation('demande')
  const waiting = useDemandesQuery({ statut: 'PENDING', perPage: '1' }, { pollingInterval: NEWS_INTERVAL })
  const count = waiting.data?.totalDataCount ?? 0
  return (
    <Button icon={Inbox} aria-expanded={isOpen} aria-label={t('button', { count })} onClick={onOpen}>
      {t('title')}
      {count > 0 ? (
        <span className="demande-count" aria-hidden>
          {count}
        </span>
      ) : null}
    </Button>
  )
}
