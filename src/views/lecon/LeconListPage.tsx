import { exportLecons } from '@contract/calls/planning/lecon'
import type { Evenement } from '@contract/planning/evenement'
import { BackLink } from '@core/components/BackLink'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { useFormat } from '@core/format/useFormat'
import { rowsOf } from '@core/table/screen/answer'
import { ListScreen } from '@core/table/screen/ListScreen'
import { type AnyListState, useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { useAttest } from '@src/parts/evenement/actions/useAttest'
import { useRights } from '@src/parts/evenement/useRights'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useLeconsQuery } from '@src/redux/calendar/lecon'
import { CalendarDays, CalendarPlus, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AttestBar } from './AttestBar'
import { AttestButton } from './AttestButton'
import { LeconFigures } from './LeconFigures'
import { LeconPanel } from './LeconPanel'
import { LIST_OPTIONS } from './listOptions'
import { Refusals } from './Refusals'
import { useColumns } from './useColumns'
import { useDueSelection } from './useDueSelection'
import { useExportColumns } from './useExportColumns'
import { useFilters } from './useFilters'

const rowId = (row: Evenement) => row.idEvenement
const rowLabel = (row: Evenement) => row.title

/** The only filter is the state « to attest ». */
const isOnlyDue = ({ filters, search }: AnyListState) =>
  filters.etat === 'DUE' && search === '' && Object.values(filters).filter(Boolean).length === 1

/** The lessons of the school, or of an instructor: to attest, upcoming and past. */
export function LeconListPage() {
  const { t } = useTranslation(['lecon', 'evenement'])
  const format = useFormat()
  const list = useListState(LIST_OPTIONS)
  const answer = useLeconsQuery(list.query, { refetchOnFocus: true })
  const { seesSchool, canPlan, canAttest } = useRights()
  const columns = useColumns()
  const filters = useFilters(list, !seesSchool)
  const written = useExportColumns()
  const { data } = answer
  const rows = rowsOf(answer)
  const { lecons, selection, selectAll, clear } = useDueSelection(list.query, rows)
  const { attest, isPending, refus, forget } = useAttest()
  const attestChosen = async () => {
    await attest(lecons)
    clear()
  }
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowId={rowId}
      rowLabel={rowLabel}
      selection={canAttest ? selection : undefined}
      filters={filters}
      title={t('title')}
      description={data ? t('attested', { duree: format.durationLong(data.minutes) }) : undefined}
      back={<BackLink to={paths.calendrier}>{t('back')}</BackLink>}
      above={
        <>
          <LeconFigures list={list} totaux={data?.totaux} />
          <Refusals refus={refus} onClose={forget} />
        </>
      }
      search={t('search')}
      tools={
        <ListExportMenu call={exportLecons} filters={list.query} columns={written} name={t('title')} answer={answer} />
      }
      rowActions={
        canAttest
          ? (row) => <AttestButton lecon={row} pending={isPending} onAttest={() => void attest([row])} />
          : undefined
      }
      empty={
        <EmptyState
          icon={CalendarDays}
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            canPlan ? (
              <ButtonLink look="primary" icon={CalendarPlus} to={`${paths.calendrier}?nouveau=Hour+circulation`}>
                {t('evenement:toolbar.plan')}
              </ButtonLink>
            ) : null
          }
        />
      }
      emptyFiltered={
        isOnlyDue(list) ? (
          <EmptyState icon={CircleCheck} title={t('empty.settled')} text={t('empty.settledText')} />
        ) : undefined
      }
      panel={({ id, close }) => <LeconPanel key={id} id={id} rows={rows} onClose={close} />}
    >
      <AttestBar
        count={lecons.length}
        all={data?.totaux.DUE ?? 0}
        pending={isPending}
        onAttest={() => void attestChosen()}
        onSelectAll={() => void selectAll()}
        onClear={clear}
      />
    </ListScreen>
  )
}
