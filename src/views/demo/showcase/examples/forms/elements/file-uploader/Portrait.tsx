import { Form } from '@core/form/Form'
import { PhotoField } from '@core/form/fields/PhotoField'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const START: { photo: string | null } = { photo: null }

export function Portrait() {
  const { t } = useTranslation('demoForms')
  const form = useForm({ defaultValues: START })
  return (
    <Form form={form} label={t('word.portrait')} onSubmit={() => undefined}>
      <PhotoField name="photo" label={t('word.portrait')} hint={t('word.portraitHint')} person="Leïla Ben Salah" />
    </Form>
  )
}
