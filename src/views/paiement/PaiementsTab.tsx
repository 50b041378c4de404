import type { CandidatDetail } from '@contract/ecole/candidat'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useCompteQuery } from '@src/redux/argent/compte'
import { Account } from './Account'
import { ACCOUNT_PARAMS } from './useOpened'
import '@src/parts/argent/argent.scss'
import './paiement.scss'

/** The parameters of the tab in the address. */
export const PAIEMENTS_PARAMS = ACCOUNT_PARAMS

/** The account of a candidate: the balance due and its reasons, the bought packages, the payments. */
export function PaiementsTab({ candidat }: { candidat: CandidatDetail }) {
  const { currentData, isError, isFetching, refetch } = useCompteQuery(candidat.id, { refetchOnFocus: true })
  if (currentData) return <Account candidat={candidat} compte={currentData} />
  return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <CardSkeleton lines={8} />
}
