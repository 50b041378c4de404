import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { toast } from '@core/components/messages/toast'
import { Form } from '@core/form/Form'
import { PasswordField } from '@core/form/fields/PasswordField'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { EMPTY_PASSWORD, type PasswordValues } from './values'

/** A sample form: it is checked, and the account's password stays as it is. */
export function PasswordTab({ form }: { form: UseFormReturn<PasswordValues> }) {
  const { t } = useTranslation('demoAccount')
  const submit = () => {
    form.reset(EMPTY_PASSWORD)
    toast.success(t('password.done'))
  }
  return (
    <>
      <Banner>{t('password.note')}</Banner>
      <Form form={form} onSubmit={submit} label={t('tab.password')} className="form account-narrow">
        <PasswordField name="current" label={t('password.current')} required autoComplete="off" />
        <PasswordField
          name="password"
          label={t('password.new')}
          hint={t('password.hint')}
          required
          autoComplete="new-password"
        />
        <PasswordField name="confirmation" label={t('password.again')} required autoComplete="new-password" />
        <div className="form-actions">
          <Button look="ghost" disabled={!form.formState.isDirty} onClick={() => form.reset()}>
            {t('cancel')}
          </Button>
          <Button look="primary" type="submit">
            {t('password.submit')}
          </Button>
        </div>
      </Form>
    </>
  )
}
