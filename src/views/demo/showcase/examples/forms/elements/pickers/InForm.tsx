import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { Form } from '@core/form/Form'
import { DateField } from '@core/form/fields/DateField'
import { TimeField } from '@core/form/fields/TimeField'
import { useFormat } from '@core/format/useFormat'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const START = { jour: '2026-11-23', heure: '09:15' }

export function InForm() {
  const { t } = useTranslation('demoForms')
  const format = useFormat()
  const form = useForm({ defaultValues: START })
  const save = ({ jour, heure }: typeof START) =>
    toast.success(t('word.sentValue', { value: format.inRow([format.day(jour), heure]) }))
  return (
    <Form form={form} label={t('word.formOfLesson')} onSubmit={save}>
      <div className="form-grid">
        <DateField name="jour" label={t('word.day')} min="2026-11-21" required />
        <TimeField name="heure" label={t('word.time')} hint={t('word.openHours')} min="08:00" max="19:00" required />
      </div>
      <div className="form-actions">
        <Button type="submit" look="primary">
          {t('word.save')}
        </Button>
      </div>
    </Form>
  )
}
