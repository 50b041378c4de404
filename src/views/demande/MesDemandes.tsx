import { Button } from '@core/components/Button'
import { Offres } from '@src/views/attente/Offres'
import { OwnAttentes } from '@src/views/attente/OwnAttentes'
import { CalendarPlus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DemandeFormPanel } from './DemandeFormPanel'
import { OwnDemandes } from './OwnDemandes'
import './demande.scss'

/** What a candidate asks for: offers to be answered on top, its requests, its places on the waiting list. */
export function MesDemandes() {
  const { t } = useTranslation('demande')
  const [isAsking, setAsking] = useState(false)
  const close = useCallback(() => setAsking(false), [])
  return (
    <div className="mes-demandes">
      <Offres />
      <section className="card" aria-label={t('own.title')}>
        <div className="card-head">
          <h2>{t('own.title')}</h2>
          <Button look="primary" icon={CalendarPlus} onClick={() => setAsking(true)}>
            {t('ask.title')}
          </Button>
        </div>
        <div className="card-body">
          <OwnDemandes />
        </div>
      </section>
      <OwnAttentes />
      {isAsking ? <DemandeFormPanel onClose={close} /> : null}
    </div>
  )
}
