import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { Form } from '@core/form/Form'
import { TextField } from '@core/form/fields/TextField'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoForms')
  const form = useForm({ defaultValues: { nom: 'Sami Ben Ali', ville: 'Tunis' } })
  return (
    <Form form={form} label={t('word.simpleForm')} onSubmit={({ nom, ville }) => toast.success(`${nom}, ${ville}`)}>
      <TextField name="nom" label={t('word.name')} />
      <TextField name="ville" label={t('word.city')} />
      <div className="form-actions">
        <Button type="submit" look="primary">
          {t('word.save')}
        </Button>
      </div>
    </Form>
  )
}
