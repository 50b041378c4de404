import type { DemoPlan, DemoRole } from '@contract/demo/user'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { applyServerErrors } from '@core/form/applyServerErrors'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { SelectField } from '@core/form/fields/SelectField'
import { TextField } from '@core/form/fields/TextField'
import { problemOf } from '@src/redux/answers/problemOf'
import { useAddDemoUserMutation } from '@src/redux/demo/user/api'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { faultsOf } from './check'
import { useUserOptions } from './looks'

interface NewUser {
  fullName: string
  username: string
  email: string
  company: string
  country: string
  contact: string
  role: DemoRole | null
  currentPlan: DemoPlan | null
}

const EMPTY: NewUser = {
  fullName: '',
  username: '',
  email: '',
  company: '',
  country: '',
  contact: '',
  role: 'subscriber',
  currentPlan: 'basic',
}

/** Creates a user, who then appears at the top of the list. */
export function AddUserPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('demoUser')
  const { roles, plans } = useUserOptions()
  const [add] = useAddDemoUserMutation()
  const form = useForm<NewUser>({ defaultValues: EMPTY, resolver: checkResolver<NewUser>(faultsOf) })
  const save = async ({ role, currentPlan, ...texts }: NewUser) => {
    if (!role || !currentPlan) return
    const { data, error } = await add({ ...texts, role, currentPlan })
    if (!data) {
      applyServerErrors(form, problemOf(error).errors ?? {})
      return toast.error(t('failed'))
    }
    toast.success(t('add.done', { name: data.user.fullName }))
    onClose()
  }
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button look="primary" type="submit" form="user-form" pending={form.formState.isSubmitting}>
        {t('add.save')}
      </Button>
    </>
  )
  return (
    <DetailsPanel title={t('add.button')} onClose={onClose} footer={footer}>
      <Form id="user-form" form={form} onSubmit={save} label={t('add.button')}>
        <TextField name="fullName" label={t('fields.fullName')} required maxLength={80} autoComplete="off" />
        <TextField
          name="username"
          label={t('fields.username')}
          hint={t('usernameHint')}
          required
          maxLength={40}
          autoComplete="off"
        />
        <TextField name="email" type="email" label={t('fields.email')} required maxLength={200} autoComplete="off" />
        <TextField name="company" label={t('fields.company')} maxLength={80} autoComplete="off" />
        <TextField name="country" label={t('fields.country')} maxLength={60} autoComplete="off" />
        <TextField name="contact" type="tel" label={t('fields.contact')} maxLength={30} autoComplete="off" />
        <SelectField name="role" label={t('fields.role')} required options={roles} />
        <SelectField name="currentPlan" label={t('fields.plan')} required options={plans} />
      </Form>
    </DetailsPanel>
  )
}
