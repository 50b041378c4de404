import { useTranslation } from 'react-i18next'

export function WithChoice() {
  const { t } = useTranslation('demoForms')
  return (
    <div className="input-group">
      <div className="input-group-text">
        <input type="checkbox" className="form-check-input" aria-label={t('word.withDiscount')} />
      </div>
      <input className="form-control" inputMode="decimal" aria-label={t('word.discount')} defaultValue="10" />
      <select className="form-select" aria-label={t('word.unit')}>
        <option>%</option>
        <option>DT</option>
      </select>
    </div>
  )
}
