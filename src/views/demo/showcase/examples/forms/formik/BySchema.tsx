import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { TextField } from '@core/form/fields/TextField'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const START = { prenom: '', nom: '', email: '' }

/** The faults by field; records of the product get them from their schema (`recordKit`). */
async function faultsOf({ prenom, nom, email }: typeof START) {
  const isName = (text: string) => text.length >= 2 && text.length <= 20
  return {
    ...(isName(prenom) ? {} : { prenom: prenom ? 'invalid' : 'required' }),
    ...(isName(nom) ? {} : { nom: nom ? 'invalid' : 'required' }),
    ...(/^\S+@\S+\.\S+$/.test(email) ? {} : { email: email ? 'email' : 'required' }),
  }
}

export function BySchema() {
  const { t } = useTranslation('demoForms')
  const form = useForm({ defaultValues: START, resolver: checkResolver(faultsOf) })
  return (
    <Form form={form} label={t('word.checkedForm')} onSubmit={() => toast.success(t('word.sent'))}>
      <TextField name="prenom" label={t('word.firstName')} required />
      <TextField name="nom" label={t('word.name')} required />
      <TextField name="email" type="email" label={t('word.email')} required />
      <div className="form-actions">
        <Button type="submit" look="primary">
          {t('word.save')}
        </Button>
      </div>
    </Form>
  )
}
