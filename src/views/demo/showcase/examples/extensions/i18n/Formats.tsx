import { Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'

export function Formats() {
  const { t } = useTranslation('demoExtensions')
  const format = useFormat()
  return (
    <Facts
      facts={[
        { label: t('word.day'), value: format.day('2026-11-23') },
        { label: t('word.amount'), value: format.amount(1_250_000) },
        { label: t('word.number'), value: format.number(12_345.6) },
        { label: t('word.duration'), value: format.duration(90) },
      ]}
    />
  )
}
