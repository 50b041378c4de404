import { StatusDot } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

/** Whether schools may request a pack. */
export function PackState({ active }: { active: boolean }) {
  const { t } = useTranslation('pack')
  return active ? (
    <StatusDot tone="success" label={t('active.true')} />
  ) : (
    <StatusDot tone="neutral" label={t('active.false')} />
  )
}
