import { useId } from 'react'
import { useTranslation } from 'react-i18next'

export function Floating() {
  const { t } = useTranslation('demoForms')
  const id = useId()
  return (
    <div className="bs form-grid">
      <div className="form-floating">
        <input id={`${id}-name`} className="form-control" placeholder=" " />
        <label htmlFor={`${id}-name`}>{t('word.name')}</label>
      </div>
      <div className="form-floating">
        <select id={`${id}-city`} className="form-select" defaultValue="Sfax">
          {['Tunis', 'Sfax', 'Sousse'].map((city) => (
            <option key={city}>{city}</option>
          ))}
        </select>
        <label htmlFor={`${id}-city`}>{t('word.city')}</label>
      </div>
    </div>
  )
}
