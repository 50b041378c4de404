import type { Evenement } from '@contract/planning/evenement'
import { EmptyState } from '@core/components/states/EmptyState'
import { useFormat } from '@core/format/useFormat'
import { ListTable } from '@core/table/screen/ListTable'
import { useListState } from '@core/table/useListState'
import { useWords } from '@src/parts/evenement/useWords'
import { useZone } from '@src/parts/evenement/useZone'
import { eventPath } from '@src/parts/lecon/eventPath'
import { useLeconsQuery } from '@src/redux/calendar/lecon'
import { CalendarDays } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LeconFigures } from './LeconFigures'
import { LIST_OPTIONS } from './listOptions'
import { useColumns } from './useColumns'

/** The address parameters of this tab. */
export const LECONS_PARAMS = ['page', 'perPage', 'sort', 'etat'] as const

const { sorts, filters } = LIST_OPTIONS
/** The next lesson first, because it is looked up most. */
const OPTIONS = { id: 'lecons-candidat', sorts, defaultSort: 'prochaine', filters: { etat: filters.etat } } as const
const rowId = (row: Evenement) => row.idEvenement

/** The lessons of one candidate, the next one first and then back in time, each linked to the calendar. */
export function LeconsTab({ id }: { id: number }) {
  const { t } = useTranslation('lecon')
  const format = useFormat()
  const zone = useZone()
  const list = useListState(OPTIONS)
  const query = { ...list.query, idCandidat: String(id) }
  const answer = useLeconsQuery(query, { refetchOnFocus: true })
  const { data } = answer
  const columns = useColumns(id)
  // Instructors read their own lessons alone; the hours at the head of the page are those of all instructors.
  const { isTeacher } = useWords()
  return (
    <div className="tab-list">
      <div className="lecon-summary">
        <LeconFigures list={list} totaux={data?.totaux} />
        {isTeacher ? <span className="muted">{t('ownOnly')}</span> : null}
        <span className="muted">{data ? t('attested', { duree: format.durationLong(data.minutes) }) : null}</span>
      </div>
      <ListTable
        list={list}
        answer={answer}
        columns={columns}
        rowId={rowId}
        label={t('title')}
        rowLink={(row) => eventPath(row, zone)}
        empty={<EmptyState icon={CalendarDays} title={t('empty.title')} text={t('empty.text')} />}
      />
    </div>
  )
}
