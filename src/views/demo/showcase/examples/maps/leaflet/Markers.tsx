import { MapMarker } from '@src/views/demo/showcase/parts/MapMarker'
import { OwnMap } from '@src/views/demo/showcase/parts/OwnMap'
import { GOVERNORATES } from '@src/views/demo/showcase/parts/tunisia'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Markers() {
  const { t } = useTranslation('demoCharts')
  const [chosen, setChosen] = useState('Sousse')
  return (
    <>
      <OwnMap label={t('word.governorates')}>
        {GOVERNORATES.map(({ name, at }) => (
          <MapMarker key={name} {...{ name, at }} isChosen={name === chosen} onChoose={() => setChosen(name)} />
        ))}
      </OwnMap>
      <p role="status">{t('word.chosenPlace', { name: chosen })}</p>
    </>
  )
}
