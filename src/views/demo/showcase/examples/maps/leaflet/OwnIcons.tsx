import { MapMarker } from '@src/views/demo/showcase/parts/map/MapMarker'
import { OwnMap } from '@src/views/demo/showcase/parts/map/OwnMap'
import { useTranslation } from 'react-i18next'

export function OwnIcons() {
  const { t } = useTranslation('demoCharts')
  return (
    <OwnMap label={t('word.ownIcons')}>
      <MapMarker name={t('word.school')} at={[10.18, 36.81]}>
        <path d="M-9-2 0-10 9-2v11H-9z" />
      </MapMarker>
      <MapMarker name={t('word.examCentre')} at={[10.76, 34.74]} isChosen>
        <path d="M0-10 3-3l7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z" />
      </MapMarker>
    </OwnMap>
  )
}
