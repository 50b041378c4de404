import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { PasswordField } from '@core/form/fields/PasswordField'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const START = { motDePasse: '', encore: '' }

async function faultsOf({ motDePasse, encore }: typeof START) {
  return {
    ...(motDePasse ? {} : { motDePasse: 'required' }),
    ...(encore === motDePasse ? {} : { encore: 'password_mismatch' }),
  }
}

export function Passwords() {
  const { t } = useTranslation('demoForms')
  const form = useForm({ defaultValues: START, resolver: checkResolver(faultsOf) })
  return (
    <Form form={form} label={t('word.formOfPassword')} onSubmit={() => toast.success(t('word.sent'))}>
      <div className="form-grid">
        <PasswordField name="motDePasse" label={t('word.password')} autoComplete="new-password" required />
        <PasswordField name="encore" label={t('word.passwordAgain')} autoComplete="new-password" />
      </div>
      <div className="form-actions">
        <Button type="submit" look="primary">
          {t('word.save')}
        </Button>
      </div>
    </Form>
  )
}
