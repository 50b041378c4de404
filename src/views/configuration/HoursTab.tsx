import type { ConfigurationPlanning } from '@contract/planning/openingHours'
import { Banner } from '@core/components/messages/Banner'
import { WeekForm, type WeekValues } from '@src/parts/openingHours/WeekForm'
import { WeekReading } from '@src/parts/openingHours/WeekReading'
import { useAbility } from '@src/redux/session/ability'
import { useTranslation } from 'react-i18next'
import { currentOf, useConfiguration } from './useConfiguration'

const valuesOf = ({ horaires, version }: ConfigurationPlanning): WeekValues => ({ plages: horaires, version })

/** The school's opening hours. */
export function HoursTab({ planning }: { planning: ConfigurationPlanning }) {
  const { t } = useTranslation('planning')
  const { start, send, onSaved, setRest, draftKey } = useConfiguration(planning)
  const words = { label: t('hours.label'), offLabel: t('hours.closed') }
  if (!useAbility().can('update', 'Configuration')) return <WeekReading {...words} plages={planning.horaires} />
  return (
    <>
      {start.horaires.length === 0 ? <Banner>{t('hours.none')}</Banner> : null}
      <WeekForm
        // Remounted with the saved version.
        key={start.version}
        {...words}
        start={valuesOf(start)}
        draftKey={draftKey('horaires')}
        send={({ plages, version }) => send({ horaires: plages }, version)}
        staleOf={(details) => {
          const current = currentOf(details)
          if (!current) return null
          setRest(current)
          return { values: valuesOf(current), savedAt: current.updatedAt ?? '' }
        }}
        onSaved={onSaved}
      />
    </>
  )
}
