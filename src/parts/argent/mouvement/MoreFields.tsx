import { DateField } from '@core/form/fields/DateField'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { TextField } from '@core/form/fields/TextField'
import { useSchool } from '@src/redux/session/useSchool'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Fields that most transactions do not need: the day when it was not today, a number, a note. */
export function MoreFields() {
  const { t } = useTranslation('transaction')
  const { today } = useSchool()
  return (
    <details className="pay-details">
      <summary>
        <ChevronRight aria-hidden size={16} strokeWidth={1.75} />
        {t('form.more')}
      </summary>
      <DateField name="dateOperation" label={t('form.day')} max={today} required />
      <TextField name="reference" label={t('form.reference')} maxLength={60} autoComplete="off" />
      <TextAreaField name="note" label={t('fields:note')} maxLength={500} rows={2} />
    </details>
  )
}
