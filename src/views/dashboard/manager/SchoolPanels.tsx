import type { Page as PageOf } from '@contract/list'
import type { AutoEcole } from '@contract/plateforme/autoecole'
import { EmptyState } from '@core/components/states/EmptyState'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useAutoEcolesQuery } from '@src/redux/autoecole/autoecole'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Panel, stateOf } from '../Panel'
import { schoolsIn } from './lists'

/** The schools awaiting approval and the latest active ones. */
export function SchoolPanels() {
  const { t } = useTranslation('dashboard')
  const pending = useAutoEcolesQuery({ perPage: '5', statut: 'PENDING', sort: 'createdAt' })
  const active = useAutoEcolesQuery({ perPage: '5', statut: 'ACTIVE', sort: '-createdAt' })
  return (
    <div className="dashboard-columns dashboard-halves">
      <SchoolPanel title={t('manager.pending')} none={t('manager.nonePending')} query={pending} />
      <SchoolPanel
        title={t('manager.latest')}
        none={t('manager.noneActive')}
        query={active}
        action={<Link to={paths.autoecoles}>{t('manager.all')}</Link>}
      />
    </div>
  )
}

interface SchoolPanelProps {
  title: string
  /** Shown when there is no such school. */
  none: string
  query: { data?: PageOf<AutoEcole>; isError: boolean; refetch: () => unknown }
  action?: ReactNode
}

function SchoolPanel({ title, none, query, action }: SchoolPanelProps) {
  const rows = query.data?.data ?? []
  return (
    <Panel title={title} action={action} state={stateOf([query])} onRetry={() => void query.refetch()}>
      {rows.length === 0 ? <EmptyState icon={CircleCheck} title={none} /> : null}
      <ul>
        {rows.map((ecole) => (
          <SchoolLine key={ecole.id} ecole={ecole} />
        ))}
      </ul>
    </Panel>
  )
}

function SchoolLine({ ecole }: { ecole: AutoEcole }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  return (
    <li className="person-line">
      <Link className="person-link" to={`${schoolsIn(ecole.statut)}&row=${ecole.id}`}>
        {ecole.nom}
      </Link>
      <span className="person-note">{t('manager.candidats', { count: ecole.candidats })}</span>
      <time className="person-end" dateTime={ecole.createdAt}>
        {format.dayOf(ecole.createdAt, 'short')}
      </time>
    </li>
  )
}
