import type { Progression } from '@contract/ecole/candidat'
import { Blank } from '@core/components/states/Blank'
import { useFormat } from '@core/format/useFormat'
import { eventPath } from '@src/parts/lecon/eventPath'
import { useAbility } from '@src/redux/session/ability'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** The time and kind of a candidate's next lesson or exam, linked to the planning of those who have it there. */
export function NextLesson({ prochain }: Pick<Progression, 'prochain'>) {
  const { t } = useTranslation(['candidat', 'evenement'])
  const format = useFormat()
  const { zone } = useSchool()
  const canOpen = useAbility().can('read', 'Evenement')
  if (!prochain) return <Blank />
  const { start, calendar } = prochain
  const when = t('progress.at', { day: format.dayOf(start, 'short'), time: format.time(start) })
  return (
    <span className="next-lesson">
      {canOpen && prochain.visible ? <Link to={eventPath(prochain, zone)}>{when}</Link> : when}{' '}
      <span className="muted">{t(`evenement:calendar.${calendar}`)}</span>
    </span>
  )
}
