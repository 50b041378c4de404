import { type CaisseSession, ETATS_SESSION, SESSION_SORTS } from '@contract/caisse/caisse'
import { EmptyState } from '@core/components/states/EmptyState'
import { useFormat } from '@core/format/useFormat'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { CaisseNav } from '@src/parts/argent/caisse/CaisseNav'
import { SessionBanner } from '@src/parts/argent/caisse/SessionBanner'
import { useCaisseSessionsQuery, useEcartsQuery } from '@src/redux/argent/caisse'
import { useAbility } from '@src/redux/session/ability'
import { Vault } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EcartsTable } from './EcartsTable'
import { PeriodClosings } from './PeriodClosings'
import { SessionPanel } from './SessionPanel'
import { useSessionColumns } from './useSessionColumns'
import '../caisse.scss'

const LIST = {
  id: 'clotures',
  sorts: SESSION_SORTS,
  defaultSort: '-jour',
  filters: { etat: ETATS_SESSION, idCaissier: 'id', from: 'day', to: 'day' },
} as const
const rowId = ({ id }: CaisseSession) => id
const rowLabel = ({ numero, caissier }: CaisseSession) => numero ?? caissier

/** The sessions of cash boxes: those that are open, the closings, their differences, and the closings of periods. */
export function CloturesPage() {
  const { t } = useTranslation('caisse')
  const seesAll = useAbility().can('update', 'Inscription')
  const list = useListState(LIST)
  const answer = useCaisseSessionsQuery(list.query, { refetchOnFocus: true, refetchOnMountOrArgChange: true })
  const columns = useSessionColumns()
  const filters = useSessionFilters(seesAll)
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowId={rowId}
      rowLabel={rowLabel}
      filters={filters}
      title={t('sessions.title')}
      description={t('sessions.text')}
      above={
        <>
          <CaisseNav />
          <SessionBanner />
        </>
      }
      search={t('sessions.search')}
      empty={<EmptyState icon={Vault} title={t('sessions.none')} text={t('sessions.noneText')} />}
      panel={({ id, close }) => <SessionPanel key={id} id={id} onClose={close} />}
    >
      {/* Below a list of unknown length they would move. */}
      {answer.isLoading ? null : (
        <>
          <EcartsTable />
          {seesAll ? <PeriodClosings /> : null}
        </>
      )}
    </ListScreen>
  )
}

/** The cashiers who can be chosen are those with sessions. */
function useSessionFilters(seesAll: boolean) {
  const { t } = useTranslation('caisse')
  const format = useFormat()
  const { data } = useEcartsQuery()
  const cashiers = new Map((data?.data ?? []).map(({ idCaissier, caissier }) => [idCaissier, caissier]))
  const day = (value: string) => format.day(value, 'short')
  return [
    {
      name: 'etat',
      label: t('sessions.etat'),
      options: ETATS_SESSION.map((value) => ({ value, label: t(`etat.${value}`) })),
    },
    ...(seesAll
      ? [
          {
            name: 'idCaissier',
            label: t('sessions.cashier'),
            options: [...cashiers].map(([value, label]) => ({ value: String(value), label })),
          },
        ]
      : []),
    { name: 'from', label: t('sessions.from'), type: 'date' as const, words: day },
    { name: 'to', label: t('sessions.to'), type: 'date' as const, words: day },
  ]
}
