import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { eventPath } from '@src/parts/lecon/eventPath'
import { useExamensQuery } from '@src/redux/calendar/examen'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Panel, stateOf } from './Panel'

const SHOWN = 6

/** The next exams, with the list of all that are planned. */
export function UpcomingExams() {
  const { t } = useTranslation(['stats', 'parcours'])
  const format = useFormat()
  const { today, zone } = useSchool()
  const query = useExamensQuery({ status: 'PLANNED', depuis: today, sort: 'start', perPage: String(SHOWN) })
  const { data } = query
  const list = `${paths.examens}?${new URLSearchParams({ status: 'PLANNED', depuis: today, sort: 'start' })}`
  return (
    <Panel
      title={t('upcoming.title')}
      action={
        data && data.totalDataCount > 0 ? (
          <Link to={list}>{t('upcoming.all', { count: data.totalDataCount })}</Link>
        ) : null
      }
      state={stateOf([query])}
      onRetry={() => void query.refetch()}
    >
      {data?.data.length === 0 ? <p className="muted panel-none">{t('upcoming.none')}</p> : null}
      <ul className="upcoming">
        {data?.data.map((examen) => (
          <li key={examen.idEvenement} className="person-line">
            <Link className="person-link" to={eventPath(examen, zone)}>
              {examen.candidat}
            </Link>
            <span className="person-note">{format.beside([t(`parcours:etape.${examen.etape}`), examen.lieu])}</span>
            <time className="person-end" dateTime={examen.start}>
              {format.moment(examen.start)}
            </time>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
