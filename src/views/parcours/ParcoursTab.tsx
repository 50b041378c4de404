import type { Parcours } from '@contract/planning/parcours'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { Part } from '@src/parts/parcours/Part'
import { useParcoursQuery } from '@src/redux/calendar/parcours'
import { useAbility } from '@src/redux/session/ability'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HeuresList } from './HeuresList'
import { ParcoursLine } from './ParcoursLine'
import { PassagesList } from './PassagesList'

interface ParcoursProps {
  /** Id of the candidate. */
  id: number
  /** True for candidates who have left the school: nothing is planned for them. */
  archived?: boolean
}

function usePath({ id, archived = false }: ParcoursProps) {
  const { currentData, isError, isFetching, refetch } = useParcoursQuery(id, { refetchOnFocus: true })
  const canPlan = useAbility().can('create', 'Evenement') && !archived
  const pending = isError ? (
    <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  ) : (
    <CardSkeleton lines={6} />
  )
  return { data: currentData, canPlan, pending }
}

/** The whole path of a candidate: the stages, the `children` below them, the hours, every exam taken. */
export function ParcoursTab({ children, ...props }: ParcoursProps & { children?: ReactNode }) {
  const { t } = useTranslation('parcours')
  const { data, canPlan, pending } = usePath(props)
  if (!data) return pending
  return (
    <div className="sheet-grid">
      <div>
        <Part title={t('title')}>
          <ParcoursLine data={data} canPlan={canPlan} />
        </Part>
        {children}
      </div>
      <div>
        <Part title={t('hours.title')}>
          <HeuresList data={data} />
        </Part>
        <Sittings examens={data.examens} />
      </div>
    </div>
  )
}

function Sittings({ examens }: Pick<Parcours, 'examens'>) {
  const { t } = useTranslation('parcours')
  return (
    <Part title={t('sittings.title')}>
      <PassagesList examens={examens} />
    </Part>
  )
}

/** The stages only, beside a list. */
export function ParcoursBrief(props: ParcoursProps) {
  const { data, canPlan, pending } = usePath(props)
  return data ? <ParcoursLine data={data} canPlan={canPlan} /> : pending
}
