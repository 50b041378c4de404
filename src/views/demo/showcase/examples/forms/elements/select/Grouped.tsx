import { useId } from 'react'
import { useTranslation } from 'react-i18next'

const REGIONS = { north: ['Bizerte', 'Tunis', 'Nabeul'], middle: ['Sousse', 'Kairouan'], south: ['Gabès', 'Tozeur'] }

export function Grouped() {
  const { t } = useTranslation('demoForms')
  const id = useId()
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {t('word.cityByRegion')}
      </label>
      <select id={id} className="form-select">
        {Object.entries(REGIONS).map(([region, cities]) => (
          <optgroup key={region} label={t(`word.region.${region}`)}>
            {cities.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}
