import type { Demande } from '@contract/demande'
import { Button } from '@core/components/Button'
import { ErrorState } from '@core/components/ErrorState'
import { CardSkeleton } from '@core/components/Skeletons'
import { toast } from '@core/components/toast'
import { useCancelDemandeMutation, useDemandesQuery } from '@src/redux/demande/api'
import { useTranslation } from 'react-i18next'
import { DemandeLine } from './DemandeLine'
import { useDemandeWords } from './useDemandeWords'

const SHOWN = '10'

/** A candidate's own requests, those that wait first, and what became of them. */
export function OwnDemandes() {
  const { t } = useTranslation('demande')
  const { data, isError, isFetching, refetch } = useDemandesQuery({ perPage: SHOWN }, { refetchOnFocus: true })
  if (!data) {
    return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <CardSkeleton lines={4} />
  }
  if (data.totalDataCount === 0) return <p className="muted">{t('own.none')}</p>
  return (
    <ul className="demande-lines">
      {data.data.map((demande) => (
        <li key={demande.id}>
          <DemandeLine demande={demande}>
            {demande.statut === 'PENDING' ? <CancelButton demande={demande} /> : null}
          </DemandeLine>
        </li>
      ))}
    </ul>
  )
}

function CancelButton({ demande }: { demande: Demande }) {
  const { t } = useTranslation('demande')
  const { kind } = useDemandeWords()
  const [cancel, { isLoading }] = useCancelDemandeMutation()
  const withdraw = async () => {
    const { data } = await cancel(demande.id)
    if (data) toast.success(t('own.cancelled'))
  }
  return (
    <div>
      <Button
        size="sm"
        pending={isLoading}
        aria-label={t('own.cancelOf', { kind: kind(demande.calendar) })}
        onClick={() => void withdraw()}
      >
        {t('own.cancel')}
      </Button>
    </div>
  )
}
