import { exportExamens } from '@contract/calls/planning/examen'
import type { Examen } from '@contract/planning/examen'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useExamensQuery } from '@src/redux/calendar/examen'
import { useAbility } from '@src/redux/session/ability'
import { ConvocationPanel } from '@src/views/convocation/ConvocationPanel'
import { ConvocationsButton } from '@src/views/convocation/ConvocationsButton'
import { CalendarPlus, GraduationCap, UserCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExamenFigures } from './ExamenFigures'
import { ExamenPanel } from './ExamenPanel'
import { LIST_OPTIONS } from './listOptions'
import { useColumns } from './useColumns'
import { useExportColumns } from './useExportColumns'
import { useFilters } from './useFilters'
import './examen.scss'

const rowId = (row: Examen) => row.idEvenement
const rowLabel = (row: Examen) => row.candidat

/** The exams of the school with their results. */
export function ExamenListPage() {
  const { t } = useTranslation('examen')
  const list = useListState(LIST_OPTIONS)
  const answer = useExamensQuery(list.query, { refetchOnFocus: true })
  const columns = useColumns()
  const filters = useFilters(list.filters, answer.data?.data)
  const written = useExportColumns()
  const [issuing, setIssuing] = useState<readonly number[] | null>(null)
  return (
    <>
      <ListScreen
        list={list}
        answer={answer}
        columns={columns}
        rowId={rowId}
        rowLabel={rowLabel}
        filters={filters}
        title={t('title')}
        actions={<Actions />}
        above={<ExamenFigures list={list} totaux={answer.data?.totaux} />}
        search={t('search')}
        tools={
          <>
            <ConvocationsButton examens={answer.data?.data ?? []} onOpen={setIssuing} />
            <ListExportMenu
              call={exportExamens}
              filters={list.query}
              columns={written}
              name={t('title')}
              answer={answer}
            />
          </>
        }
        empty={
          <EmptyState icon={GraduationCap} title={t('empty.title')} text={t('empty.text')} action={<PlanLink />} />
        }
        panel={({ id, close }) => <ExamenPanel key={id} id={id} onClose={close} />}
      />
      {issuing ? <ConvocationPanel idEvenements={issuing} onClose={() => setIssuing(null)} /> : null}
    </>
  )
}

function PlanLink() {
  const { t } = useTranslation('examen')
  if (!useAbility().can('create', 'Evenement')) return null
  return (
    <ButtonLink
      look="primary"
      icon={CalendarPlus}
      to={`${paths.calendrier}?${new URLSearchParams({ nouveau: 'Code exam' })}`}
    >
      {t('plan')}
    </ButtonLink>
  )
}

function Actions() {
  const { t } = useTranslation('examen')
  return (
    <>
      {useAbility().can('read', 'Examinateur') ? (
        <ButtonLink icon={UserCheck} to={paths.examinateurs}>
          {t('examinateurs')}
        </ButtonLink>
      ) : null}
      <PlanLink />
    </>
  )
}
