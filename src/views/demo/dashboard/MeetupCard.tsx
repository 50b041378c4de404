import { ButtonLink } from '@core/components/ButtonLink'
import { useFormat } from '@core/format/useFormat'
import { demoPaths } from '@src/configs/demo/paths'
import { CalendarDays, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dayAhead } from '../shared/dayAhead'
import { DayBox } from './DayBox'
import { DemoCard } from './DemoCard'
import { MeetupPicture } from './MeetupPicture'
import { People } from './People'
import { PEOPLE } from './sample'

const IN_DAYS = 12

/** The next meeting: its time, place and people. */
export function MeetupCard() {
  const { t } = useTranslation('demoDashboard')
  const format = useFormat()
  const day = dayAhead(IN_DAYS)
  return (
    <DemoCard title={t('meetup.title')} className="span-4" lead={<DayBox day={day} />}>
      <MeetupPicture />
      <p className="muted">{t('meetup.text')}</p>
      <ul className="demo-lines">
        <li>
          <CalendarDays aria-hidden size={18} strokeWidth={1.75} />
          <span>
            {format.day(day, 'long')}
            <span className="demo-sub">{t('meetup.hours')}</span>
          </span>
        </li>
        <li>
          <MapPin aria-hidden size={18} strokeWidth={1.75} />
          <span>
            {t('meetup.place')}
            <span className="demo-sub">{t('meetup.city')}</span>
          </span>
        </li>
      </ul>
      <People names={PEOPLE} more={42} />
      <ButtonLink to={demoPaths.demoCalendar}>{t('meetup.link')}</ButtonLink>
    </DemoCard>
  )
}
