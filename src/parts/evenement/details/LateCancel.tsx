import { isLateToCancel } from '@contract/planning/annulation'
import type { Evenement } from '@contract/planning/evenement'
import { Banner } from '@core/components/messages/Banner'
import { useMinute } from '@core/hooks/useMinute'
import { usePlanningQuery } from '@src/redux/calendar/openingHours'
import { useTranslation } from 'react-i18next'

/** Warns that cancelling an event now counts as late by the school's rules. */
export function LateCancel({ event }: { event: Evenement }) {
  const { t } = useTranslation('evenement')
  const { data } = usePlanningQuery()
  const heures = data?.reglages.annulationHeures
  const now = useMinute()
  if (heures === undefined || !isLateToCancel(event.start, now, heures)) return null
  return <Banner tone="warning">{t('answer.late', { count: heures })}</Banner>
}
