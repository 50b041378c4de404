import { MapMarker } from '@src/views/demo/showcase/parts/MapMarker'
import { OwnMap, pointOf } from '@src/views/demo/showcase/parts/OwnMap'
import { GOVERNORATES } from '@src/views/demo/showcase/parts/tunisia'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const LAYERS = ['grid', 'places', 'names'] as const
type Layer = (typeof LAYERS)[number]

export function Layers() {
  const { t } = useTranslation('demoCharts')
  const [shown, setShown] = useState<readonly Layer[]>(['grid', 'places'])
  const has = (layer: Layer) => shown.includes(layer)
  const toggle = (layer: Layer) => setShown(has(layer) ? shown.filter((one) => one !== layer) : [...shown, layer])
  return (
    <>
      <fieldset className="showcase-row">
        <legend className="form-label">{t('word.layers')}</legend>
        {LAYERS.map((layer) => (
          <label key={layer}>
            <input type="checkbox" className="form-check-input" checked={has(layer)} onChange={() => toggle(layer)} />{' '}
            {t(`word.layer.${layer}`)}
          </label>
        ))}
      </fieldset>
      <OwnMap label={t('word.layers')} grid={has('grid')}>
        {GOVERNORATES.map(({ name, at }) => (
          <g key={name}>
            {has('places') ? (
              <MapMarker name={name} at={at}>
                <circle r="4" />
              </MapMarker>
            ) : null}
            {has('names') ? (
              <text {...pointOf(at)} className="map-name">
                {name}
              </text>
            ) : null}
          </g>
        ))}
      </OwnMap>
    </>
  )
}
