import { TextAreaField } from '@core/form/fields/TextAreaField'
import { useTranslation } from 'react-i18next'

interface BilingualFieldsProps {
  /** The field with the parts `fr` and `ar`. */
  name: string
  max: number
  rows: number
  /** Whether the Arabic may follow. */
  isDraft: boolean
}

/** A text in both languages, side by side. */
export function BilingualFields({ name, max, rows, isDraft }: BilingualFieldsProps) {
  const { t } = useTranslation('coursEdition')
  return (
    <div className="form-grid">
      <TextAreaField name={`${name}.fr`} label={t('lang.fr')} lang="fr" required maxLength={max} rows={rows} />
      <TextAreaField
        name={`${name}.ar`}
        label={t('lang.ar')}
        lang="ar"
        required={!isDraft}
        maxLength={max}
        rows={rows}
      />
    </div>
  )
}
