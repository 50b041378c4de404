import { type Calendar, ETAPES, etapeOf, HOUR_OF } from '@contract/planning/evenement'
import type { EtapeParcours } from '@contract/planning/parcours'
import { useFormat } from '@core/format/useFormat'
import { useParcoursQuery } from '@src/redux/calendar/parcours'
import { useOwnCandidatQuery } from '@src/redux/candidat/candidat'
import { useTranslation } from 'react-i18next'

/** The hours of the candidate's current stage, and how each kind of hour fits the exam path. */
export function useStages() {
  const { t } = useTranslation('demande')
  const format = useFormat()
  const { data: own, isLoading } = useOwnCandidatQuery()
  const { data, isLoading: isOnItsWay } = useParcoursQuery(own?.id ?? 0, { skip: own === undefined })
  const path = data?.parcours
  const hintOf = ({ etape, state, jour }: EtapeParcours): string => {
    if (state === 'planned' && jour) return t('ask.stage.planned', { jour: format.day(jour) })
    if (state === 'passed') return t('ask.stage.passed')
    return etape === path?.prochaine ? t('ask.stage.current') : t('ask.stage.later')
  }
  const hint = (calendar: Calendar): string => {
    if (!path) return ''
    const stage = path.etapes.find(({ etape }) => etape === etapeOf(calendar))
    return stage ? hintOf(stage) : t('ask.stage.none')
  }
  const current = ETAPES.find((etape) => etape === path?.prochaine)
  return { current: current && HOUR_OF[current], hint, isLoading: isLoading || isOnItsWay }
}
