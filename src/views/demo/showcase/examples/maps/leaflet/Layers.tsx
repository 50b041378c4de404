import { MapMarker } from '@src/views/demo/showcase/parts/map/MapMarker'
import { OwnMap } from '@src/views/demo/showcase/parts/map/OwnMap'
import { pointOf } from '@src/views/demo/showcase/parts/map/projection'
import { GOVERNORATES } from '@src/views/demo/showcase/parts/map/tunisia'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

const BASES = ['plain', 'climates'] as const
const LAYERS = ['grid', 'places', 'names'] as const
type Layer = (typeof LAYERS)[number]

export function Layers() {
  const { t } = useTranslation('demoCharts')
  const id = useId()
  const [base, setBase] = useState<(typeof BASES)[number]>('plain')
  const [shown, setShown] = useState<readonly Layer[]>(['grid', 'places'])
  const has = (layer: Layer) => shown.includes(layer)
  const toggle = (layer: Layer) => setShown(has(layer) ? shown.filter((one) => one !== layer) : [...shown, layer])
  return (
    <>
      <fieldset className="showcase-row">
        <legend className="form-label">{t('word.base')}</legend>
        {BASES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              className="form-check-input"
              name={id}
              checked={base === one}
              onChange={() => setBase(one)}
            />{' '}
            {t(`word.bases.${one}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className="showcase-row">
        <legend className="form-label">{t('word.layers')}</legend>
        {LAYERS.map((layer) => (
          <label key={layer}>
            <input type="checkbox" className="form-check-input" checked={has(layer)} onChange={() => toggle(layer)} />{' '}
            {t(`word.layer.${layer}`)}
          </label>
        ))}
      </fieldset>
      <OwnMap label={t('word.layers')} base={base} grid={has('grid')}>
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
