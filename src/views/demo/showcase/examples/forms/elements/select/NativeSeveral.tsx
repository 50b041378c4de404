import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

export function NativeSeveral() {
  const { t } = useTranslation('demoForms')
  const id = useId()
  const [chosen, setChosen] = useState(['Tunis', 'Sousse'])
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {t('word.cities')}
      </label>
      <select
        id={id}
        className="form-select"
        multiple
        size={5}
        value={chosen}
        onChange={({ target }) => setChosen([...target.selectedOptions].map(({ value }) => value))}
      >
        {['Tunis', 'Sfax', 'Sousse', 'Bizerte', 'Gabès'].map((city) => (
          <option key={city}>{city}</option>
        ))}
      </select>
      <output htmlFor={id}>{chosen.join(', ')}</output>
    </div>
  )
}
