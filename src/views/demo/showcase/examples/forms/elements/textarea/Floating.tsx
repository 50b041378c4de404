import { useId } from 'react'
import { useTranslation } from 'react-i18next'

export function Floating() {
  const { t } = useTranslation('demoForms')
  const id = useId()
  return (
    <div className="bs">
      <div className="form-floating">
        <textarea id={id} className="form-control" rows={4} placeholder=" " />
        <label htmlFor={id}>{t('word.remark')}</label>
      </div>
    </div>
  )
}
