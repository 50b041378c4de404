import type { Approbation, StatutApprobation } from '@contract/argent/approbation'
import { PartPager } from '@core/components/PartPager'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useApprobationsQuery } from '@src/redux/argent/approbation'
import { CircleCheck } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApprobationLine } from './ApprobationLine'
import { asked, PER_PAGE } from './asked'
import { RefuseApprobationPanel } from './RefuseApprobationPanel'

/** The requests in one state, the latest first. */
export function ApprobationList({ statut }: { statut: StatutApprobation }) {
  const { t } = useTranslation('approbation')
  const [page, setPage] = useState(1)
  const [refused, setRefused] = useState<Approbation | null>(null)
  const close = useCallback(() => setRefused(null), [])
  const answer = useApprobationsQuery(asked(statut, page), { refetchOnFocus: true })
  const { currentData, isError, isFetching, refetch } = answer
  if (!currentData) {
    return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <CardSkeleton lines={6} />
  }
  const { data, totalDataCount } = currentData
  if (data.length === 0) return <EmptyState icon={CircleCheck} title={t('empty')} text={t('emptyText')} />
  return (
    <section className="card" aria-label={t(`statut.${statut}`)}>
      <ul className="approbations">
        {data.map((one) => (
          <ApprobationLine key={one.id} approbation={one} onRefuse={() => setRefused(one)} />
        ))}
      </ul>
      <PartPager page={page} perPage={PER_PAGE} total={totalDataCount} onPage={setPage} />
      {refused ? <RefuseApprobationPanel approbation={refused} onClose={close} /> : null}
    </section>
  )
}
