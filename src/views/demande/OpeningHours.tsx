import type { ConfigurationPlanning, Plage } from '@contract/planning/openingHours'
import { useDayNames } from '@src/parts/openingHours/WeekGrid/useDayNames'
import { useTranslation } from 'react-i18next'

const JOURS = [1, 2, 3, 4, 5, 6, 7]

interface Group {
  days: number[]
  hours: string
}

const hoursOf = (horaires: readonly Plage[], jour: number) =>
  horaires
    .filter((plage) => plage.jour === jour)
    .sort((a, b) => (a.debut < b.debut ? -1 : 1))
    .map(({ debut, fin }) => `${debut} – ${fin}`)
    .join(', ')

/** Days that follow each other with the same hours are one line. */
function groupsOf(horaires: readonly Plage[]): Group[] {
  const groups: Group[] = []
  for (const jour of JOURS) {
    const hours = hoursOf(horaires, jour)
    const last = groups.at(-1)
    if (last?.hours === hours) last.days.push(jour)
    else groups.push({ days: [jour], hours })
  }
  return groups.filter(({ hours }) => hours !== '')
}

/** When the school is open and how early one has to ask, so that nobody asks in vain. */
export function OpeningHours({ configuration }: { configuration: ConfigurationPlanning }) {
  const { t } = useTranslation('demande')
  const names = useDayNames()
  const { horaires, reglages } = configuration
  const daysWord = ({ days }: Group) => {
    const [first = 1] = days
    const last = days.at(-1) ?? first
    return first === last ? names.short(first) : `${names.short(first)} – ${names.short(last)}`
  }
  return (
    <div>
      <p className="muted">{t('ask.limits', { heures: reglages.preavisHeures, jours: reglages.horizonJours })}</p>
      {horaires.length > 0 ? (
        <ul className="demande-hours" aria-label={t('ask.hours')}>
          {groupsOf(horaires).map((group) => (
            <li key={group.days[0]}>
              {daysWord(group)} : {group.hours}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
