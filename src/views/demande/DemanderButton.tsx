import { Button } from '@core/components/Button'
import { CalendarPlus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DemandeFormPanel } from './DemandeFormPanel'

/** A candidate asks for a lesson, in a panel beside the page. */
export function DemanderButton() {
  const { t } = useTranslation('demande')
  const [isAsking, setAsking] = useState(false)
  const close = useCallback(() => setAsking(false), [])
  return (
    <>
      <Button look="primary" icon={CalendarPlus} onClick={() => setAsking(true)}>
        {t('ask.title')}
      </Button>
      {isAsking ? <DemandeFormPanel onClose={close} /> : null}
    </>
  )
}
