import { addDays } from '@contract/clock/days'
import { toUtc, wallAt } from '@contract/clock/wall'
import type { Evenement } from '@contract/planning/evenement'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { beside } from '@core/format/inRow'
import { keepTimes } from '@core/format/keepTimes'
import { paths } from '@src/configs/paths'
import { kindWord, whenWord } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import { eventPath } from '@src/parts/lecon/eventPath'
import { Part } from '@src/parts/parcours/Part'
import { keepPlates } from '@src/parts/vehicule/plate'
import { useEvenementsQuery } from '@src/redux/calendar/evenement'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import './prochaines.scss'

/** Number of days ahead. */
const DAYS_AHEAD = 90
const SHOWN = 4

/** The next lessons and exams of the signed-in candidate. */
export function Prochaines() {
  const { t } = useTranslation('lecon')
  const { today, zone } = useSchool()
  const span = {
    from: toUtc(wallAt(today, '00:00'), zone),
    to: toUtc(wallAt(addDays(today, DAYS_AHEAD), '00:00'), zone),
    status: 'PLANNED' as const,
  }
  const { data, isError, isFetching, refetch } = useEvenementsQuery(span, { refetchOnFocus: true })
  return (
    <Part title={t('next.title')}>
      {data ? <Planned events={data.data.filter(({ end }) => Date.parse(end) > Date.now())} /> : null}
      {!data && isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!data && !isError ? <CardSkeleton lines={3} /> : null}
    </Part>
  )
}

function Planned({ events }: { events: readonly Evenement[] }) {
  const { t } = useTranslation('lecon')
  const words = useWords()
  if (events.length === 0) return <p className="muted mb-0">{t('next.none')}</p>
  const others = events.length - SHOWN
  return (
    <>
      <ul className="prochaines">
        {events.slice(0, SHOWN).map((event) => {
          const { moniteur, vehicule, lieu } = event.extendedProps
          return (
            <li key={event.idEvenement}>
              <Link to={eventPath(event, words.zone)}>{keepTimes(whenWord(event, words))}</Link>
              <span className="muted">
                {keepPlates(beside([kindWord(event, words), moniteur, vehicule, lieu], words.language))}
              </span>
            </li>
          )
        })}
      </ul>
      {others > 0 ? (
        <Link className="prochaines-others" to={paths.calendrier}>
          {t('next.others', { count: others })}
        </Link>
      ) : null}
    </>
  )
}
