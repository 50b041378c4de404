import { echeanceOn } from '@contract/clock/echeance'
import { StatusDot } from '@core/components/StatusDot'
import { useFormat } from '@core/format/useFormat'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'

/** The last day of an instructor's card, with a warning when it is past or near. */
export function CarteExpiration({ expiration }: { expiration: string | null }) {
  const { t } = useTranslation('moniteur')
  const format = useFormat()
  const { today } = useSchool()
  if (!expiration) return <span className="muted">{t('carte.unknown')}</span>
  const { state, days } = echeanceOn(expiration, today)
  const date = format.day(expiration, 'short')
  if (state === 'valid') return date
  return (
    <span className="d-inline-flex flex-wrap gap-2">
      {date}
      {state === 'expired' ? (
        <StatusDot tone="danger" label={t('carte.expired')} />
      ) : (
        <StatusDot isSentence tone="warning" label={days === 0 ? t('carte.today') : t('carte.soon', { count: days })} />
      )}
    </span>
  )
}
