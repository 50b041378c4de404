import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useDemandesPackQuery } from '@src/redux/packs/demandePack'
import { useAbonnementQuery } from '@src/redux/packs/package'
import { DemandesCard } from './DemandesCard'
import { HistoryCard } from './HistoryCard'
import { PackChoices } from './PackChoices'
import { RunningCard } from './RunningCard'
import './package.scss'

/** A school's own package: its usage, the packs it can request, its requests, its past packages. */
export function AbonnementPart() {
  const { data, isError, isFetching, refetch } = useAbonnementQuery(undefined, { refetchOnFocus: true })
  const { data: waiting } = useDemandesPackQuery({ statut: 'PENDING', perPage: '1' })
  if (!data)
    return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <CardSkeleton lines={5} />
  const pending = waiting?.data[0]
  return (
    <div className="abonnement">
      <RunningCard abonnement={data} pending={pending} />
      <PackChoices running={data.running} pending={pending} />
      <DemandesCard />
      <HistoryCard />
    </div>
  )
}
