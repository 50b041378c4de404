import type { Page as PageOf } from '@contract/list'
import type { AutoEcole } from '@contract/plateforme/autoecole'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { Page } from '@core/components/Page'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useAutoEcolesQuery } from '@src/redux/autoecole/autoecole'
import { useSchool } from '@src/redux/session/useSchool'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Figures } from './Figures'
import { Panel, stateOf } from './Panel'

interface Query {
  data?: PageOf<AutoEcole>
  isError: boolean
  refetch: () => unknown
}

const listOf = (statut: AutoEcole['statut']) => `${paths.autoecoles}?statut=${statut}`

/** The platform's day: its schools by status, those awaiting approval, the latest ones. */
export function ManagerDashboard() {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const pending = useAutoEcolesQuery({ perPage: '5', statut: 'PENDING', sort: 'createdAt' })
  const active = useAutoEcolesQuery({ perPage: '5', statut: 'ACTIVE', sort: '-createdAt' })
  const suspended = useAutoEcolesQuery({ perPage: '1', statut: 'SUSPENDED' })
  return (
    <Page title={t('title')} description={format.day(useSchool().today, 'long')}>
      <SchoolFigures {...{ pending, active, suspended }} />
      <div className="dashboard-columns dashboard-halves">
        <SchoolPanel title={t('manager.pending')} none={t('manager.nonePending')} query={pending} />
        <SchoolPanel
          title={t('manager.latest')}
          none={t('manager.noneActive')}
          query={active}
          action={<Link to={paths.autoecoles}>{t('manager.all')}</Link>}
        />
      </div>
    </Page>
  )
}

function SchoolFigures(queries: Record<'pending' | 'active' | 'suspended', Query>) {
  const { t } = useTranslation('dashboard')
  const all = Object.values(queries)
  if (stateOf(all) === 'error') return <ErrorState onRetry={() => all.map((query) => query.refetch())} />
  const { pending, active, suspended } = queries
  return (
    <Figures
      label={t('figures.label')}
      figures={[
        {
          id: 'pending',
          label: t('manager.figures.pending'),
          value: pending.data?.totalDataCount,
          to: listOf('PENDING'),
          tone: 'warning',
        },
        {
          id: 'active',
          label: t('manager.figures.active'),
          value: active.data?.totalDataCount,
          to: listOf('ACTIVE'),
        },
        {
          id: 'suspended',
          label: t('manager.figures.suspended'),
          value: suspended.data?.totalDataCount,
          to: listOf('SUSPENDED'),
        },
      ]}
    />
  )
}

interface SchoolPanelProps {
  title: string
  /** Shown when there is no such school. */
  none: string
  query: Query
  action?: ReactNode
}

function SchoolPanel({ title, none, query, action }: SchoolPanelProps) {
  const rows = query.data?.data ?? []
  return (
    <Panel {...{ title, action }} state={stateOf([query])} onRetry={() => void query.refetch()}>
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
      <Link className="person-link" to={`${listOf(ecole.statut)}&row=${ecole.id}`}>
        {ecole.nom}
      </Link>
      <span className="person-note">{t('manager.candidats', { count: ecole.candidats })}</span>
      <time className="person-end" dateTime={ecole.createdAt}>
        {format.dayOf(ecole.createdAt, 'short')}
      </time>
    </li>
  )
}
