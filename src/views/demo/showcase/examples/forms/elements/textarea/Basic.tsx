import { useId } from 'react'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoForms')
  const id = useId()
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {t('word.remark')}
      </label>
      <textarea id={id} className="form-control" rows={3} defaultValue={t('word.remarkText')} />
    </div>
  )
}
