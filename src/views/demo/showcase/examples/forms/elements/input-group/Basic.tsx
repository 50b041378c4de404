import { useId } from 'react'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoForms')
  const id = useId()
  return (
    <div className="form-grid">
      <div className="field">
        <label className="form-label" htmlFor={`${id}-price`}>
          {t('word.price')}
        </label>
        <div className="input-group">
          <input id={`${id}-price`} className="form-control" inputMode="decimal" defaultValue="45,000" />
          <span className="input-group-text">DT</span>
        </div>
      </div>
      <div className="field">
        <label className="form-label" htmlFor={`${id}-site`}>
          {t('word.site')}
        </label>
        <div className="input-group">
          <span className="input-group-text">https://</span>
          <input id={`${id}-site`} className="form-control" defaultValue="voie-libre.tn" />
        </div>
      </div>
    </div>
  )
}
