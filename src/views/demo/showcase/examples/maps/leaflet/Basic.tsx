import { OwnMap } from '@src/views/demo/showcase/parts/map/OwnMap'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoCharts')
  return <OwnMap label={t('word.tunisia')} />
}
