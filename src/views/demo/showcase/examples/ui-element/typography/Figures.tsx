import { Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'

export function Figures() {
  const { t } = useTranslation('demoSample')
  const format = useFormat()
  return (
    <Facts
      facts={[
        { label: t('day'), value: format.day('2026-11-23') },
        { label: t('amount'), value: format.amount(1_250_000) },
        { label: t('duration'), value: format.duration(90) },
        { label: t('number'), value: format.number(1234) },
      ]}
    />
  )
}
