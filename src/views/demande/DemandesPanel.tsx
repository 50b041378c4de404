import type { Demande } from '@contract/planning/demande'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useDemandesQuery } from '@src/redux/calendar/demande'
import { Inbox } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DemandeCard } from './DemandeCard'
import { DemandeChiffres } from './DemandeChiffres'
import { DemandeLine } from './DemandeLine'
import './demande.scss'

/** Number of requests loaded together; the rest follow once these are answered. */
const SHOWN = '50'
const isWaiting = ({ statut }: Demande) => statut === 'PENDING'

/** The lesson requests beside the calendar: pending ones to answer, and the latest answers. */
export function DemandesPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('demande')
  return (
    <DetailsPanel title={t('title')} onClose={onClose}>
      <Demandes />
    </DetailsPanel>
  )
}

function Demandes() {
  const { t } = useTranslation('demande')
  const { data, isError, isFetching, refetch } = useDemandesQuery({ perPage: SHOWN })
  if (!data) {
    return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <CardSkeleton lines={6} />
  }
  // The oldest request comes first.
  const waiting = data.data.filter(isWaiting).sort((a, b) => a.id - b.id)
  const answered = data.data.filter((demande) => !isWaiting(demande))
  return (
    <div className="demandes">
      {waiting.length === 0 ? (
        <EmptyState icon={Inbox} title={t('none.title')} text={t('none.text')} />
      ) : (
        <ul className="demande-list">
          {waiting.map((demande) => (
            <li key={demande.id}>
              <DemandeCard demande={demande} />
            </li>
          ))}
        </ul>
      )}
      {answered.length > 0 ? (
        <section aria-label={t('answered')}>
          <h3>{t('answered')}</h3>
          <ul className="demande-lines">
            {answered.map((demande) => (
              <li key={demande.id}>
                <DemandeLine demande={demande} named />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <DemandeChiffres />
    </div>
  )
}
