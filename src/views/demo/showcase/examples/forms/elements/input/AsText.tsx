import { useId } from 'react'
import { useTranslation } from 'react-i18next'

export function AsText() {
  const { t } = useTranslation('demoForms')
  const id = useId()
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {t('word.fileNumber')}
      </label>
      <output id={id} className="form-static">
        VL-2026-0042
      </output>
    </div>
  )
}
