import type { Plage } from '@contract/planning/openingHours'
import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { WeekReading } from '@src/parts/openingHours/WeekReading'
import { useTranslation } from 'react-i18next'

interface InheritedWeekProps {
  /** The school's week; empty if it has not set one. */
  plages: readonly Plage[]
  /** Offered to users who may give the instructor their own week. */
  onOwn?: () => void
}

/** The week of an instructor without their own: the school's. */
export function InheritedWeek({ plages, onOwn }: InheritedWeekProps) {
  const { t } = useTranslation('disponibilite')
  const action = onOwn ? <Button onClick={onOwn}>{t('week.setOwn')}</Button> : null
  return (
    <>
      <Banner action={action}>{plages.length > 0 ? t('week.inherited') : t('week.none')}</Banner>
      {plages.length > 0 ? (
        <WeekReading label={t('week.ofSchool')} offLabel={t('week.closed')} plages={plages} />
      ) : null}
    </>
  )
}
