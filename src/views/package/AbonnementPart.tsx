import { ErrorState } from '@core/components/ErrorState'
import { CardSkeleton } from '@core/components/Skeletons'
import { useAbonnementQuery } from '@src/redux/packs/package'
import { DemandesCard } from './DemandesCard'
import { HistoryCard } from './HistoryCard'
import { PackChoices } from './PackChoices'
import { RunningCard } from './RunningCard'
import './package.scss'

/** A school's own package: its usage, the packs it can request, its requests, its past packages. */
export function AbonnementPart() {
  const { data, isError, isFetching, refetch } = useAbonnementQuery(undefined, { refetchOnFocus: true })
  if (!data)
    return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <CardSkeleton lines={5} />
  return (
    <div className="abonnement">
      <RunningCard abonnement={data} />
      <PackChoices running={data.running} />
      <DemandesCard />
      <HistoryCard />
    </div>
  )
}
