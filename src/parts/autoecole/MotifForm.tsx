import { Button } from '@core/components/Button'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { TextAreaField } from '@core/form/TextAreaField'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface Values {
  motif: string
}

const resolver = checkResolver<Values>(({ motif }) => (motif.trim() ? {} : { motif: 'required' }))

interface MotifFormProps {
  /** Names the form and its button. */
  label: string
  hint: string
  /** Sends the reason; the form stays unchanged when that fails. */
  onSubmit: (motif: string) => Promise<unknown>
  onCancel: () => void
}

/** Asks for the reason of a refusal or suspension; the school can read it. */
export function MotifForm({ label, hint, onSubmit, onCancel }: MotifFormProps) {
  const { t } = useTranslation(['autoecole', 'common'])
  const form = useForm<Values>({ defaultValues: { motif: '' }, resolver })
  return (
    <Form form={form} onSubmit={({ motif }) => onSubmit(motif)} label={label}>
      <TextAreaField
        name="motif"
        label={t('autoecole:motif')}
        hint={hint}
        required
        rows={3}
        maxLength={500}
        autoFocus
      />
      <div className="form-actions">
        <Button onClick={onCancel}>{t('common:dialog.cancel')}</Button>
        <Button look="danger" type="submit" pending={form.formState.isSubmitting}>
          {label}
        </Button>
      </div>
    </Form>
  )
}
