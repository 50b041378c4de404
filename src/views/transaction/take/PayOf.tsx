import type { CompteCandidat } from '@contract/argent/compte'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useLazyCompteQuery } from '@src/redux/argent/compte'
import { useCandidatQuery } from '@src/redux/candidat/candidat'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PayPanel } from '../../paiement/panels/PayPanel'

interface PayOfProps {
  idCandidat: number
  onClose: () => void
}

/** The form that takes money from a candidate, starting from the current balance. */
export function PayOf({ idCandidat, onClose }: PayOfProps) {
  const { t } = useTranslation('paiement')
  const { currentData: candidat } = useCandidatQuery(idCandidat)
  const [read, { isError, isFetching }] = useLazyCompteQuery()
  // Kept while the form is open: it compares this balance with the current one, and says when it has changed.
  const [compte, setCompte] = useState<CompteCandidat | null>(null)
  const load = () => void read(idCandidat).then(({ data }) => setCompte(data ?? null))
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each candidate
  useEffect(load, [idCandidat])
  if (candidat && compte) return <PayPanel kind="PAYMENT" candidat={candidat} compte={compte} onClose={onClose} />
  return (
    <DetailsPanel title={t('pay.title')} onClose={onClose}>
      {isError ? <ErrorState onRetry={load} retrying={isFetching} /> : <CardSkeleton lines={6} />}
    </DetailsPanel>
  )
}
