import type { CandidatDetail } from '@contract/ecole/candidat'
import type { Examen } from '@contract/planning/examen'
import { EmptyState } from '@core/components/states/EmptyState'
import { ListTable } from '@core/table/screen/ListTable'
import { useListState } from '@core/table/useListState'
import { useZone } from '@src/parts/evenement/useZone'
import { eventPath } from '@src/parts/lecon/eventPath'
import { useExamensQuery } from '@src/redux/calendar/examen'
import { GraduationCap } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LIST_OPTIONS } from './listOptions'
import { ProchainExamen } from './ProchainExamen'
import { useColumns } from './useColumns'
import './examen.scss'

/** The address parameters of this tab. */
export const EXAMENS_PARAMS = ['page', 'perPage', 'sort'] as const

const { defaultSort } = LIST_OPTIONS
const OPTIONS = { id: 'examens-candidat', sorts: ['start', 'etape', 'status'], defaultSort } as const
const rowId = (row: Examen) => row.idEvenement
/** Columns already known from the candidate's page. */
const KNOWN = ['candidat', 'permi']

/** The exams of one candidate: the next bookable one, then every past one with its result. */
export function ExamensTab({ candidat }: { candidat: CandidatDetail }) {
  const { t } = useTranslation('examen')
  const zone = useZone()
  const list = useListState(OPTIONS)
  const query = { ...list.query, idCandidat: String(candidat.id) }
  const answer = useExamensQuery(query, { refetchOnFocus: true })
  const all = useColumns()
  const columns = useMemo(() => all.filter(({ id }) => !KNOWN.includes(id)), [all])
  return (
    <div className="tab-list">
      <ProchainExamen candidat={candidat} />
      <ListTable
        list={list}
        answer={answer}
        columns={columns}
        rowId={rowId}
        label={t('title')}
        rowLink={(row) => eventPath(row, zone)}
        empty={<EmptyState icon={GraduationCap} title={t('empty.title')} text={t('empty.text')} />}
      />
    </div>
  )
}
