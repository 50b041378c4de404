import { MapMarker } from '@src/views/demo/showcase/parts/map/MapMarker'
import { MapPopup } from '@src/views/demo/showcase/parts/map/MapPopup'
import { OwnMap } from '@src/views/demo/showcase/parts/map/OwnMap'
import { GOVERNORATES } from '@src/views/demo/showcase/parts/map/tunisia'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Markers() {
  const { t } = useTranslation('demoCharts')
  const [chosen, setChosen] = useState<string | null>('Sousse')
  const place = GOVERNORATES.find(({ name }) => name === chosen)
  const toggle = (name: string) => setChosen(name === chosen ? null : name)
  return (
    <>
      <OwnMap
        label={t('word.governorates')}
        above={(styleAt) =>
          place ? (
            <MapPopup title={place.name} style={styleAt(place.at)} onClose={() => setChosen(null)}>
              {t('word.where', { longitude: place.at[0], latitude: place.at[1] })}
            </MapPopup>
          ) : null
        }
      >
        {GOVERNORATES.map(({ name, at }) => (
          <MapMarker key={name} name={name} at={at} isChosen={name === chosen} onChoose={() => toggle(name)} />
        ))}
      </OwnMap>
      <p role="status">{chosen ? t('word.chosenPlace', { name: chosen }) : ''}</p>
    </>
  )
}
