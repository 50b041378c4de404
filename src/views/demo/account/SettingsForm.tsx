import { Button } from '@core/components/Button'
import { Form } from '@core/form/Form'
import { Save } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface SettingsFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  label: string
  /** Returns whether the values were saved. */
  onSave: (values: Values) => Promise<boolean>
  children: ReactNode
}

/** The form of a tab with its buttons. */
export function SettingsForm<Values extends FieldValues>({ form, label, onSave, children }: SettingsFormProps<Values>) {
  const { t } = useTranslation('demoAccount')
  const { isDirty, isSubmitting } = form.formState
  const save = async (values: Values) => {
    if (await onSave(values)) form.reset(values)
  }
  return (
    <Form form={form} onSubmit={save} label={label}>
      {children}
      <div className="form-actions">
        <Button look="ghost" disabled={!isDirty} onClick={() => form.reset()}>
          {t('cancel')}
        </Button>
        <Button look="primary" type="submit" icon={Save} pending={isSubmitting}>
          {t('save')}
        </Button>
      </div>
    </Form>
  )
}
