import type { DemoUser } from '@contract/demo/user'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { Tabs } from '@core/components/Tabs'
import { toast } from '@core/components/toast'
import { applyServerErrors } from '@core/form/applyServerErrors'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { PhotoField } from '@core/form/PhotoField'
import { SelectField } from '@core/form/SelectField'
import { TextField } from '@core/form/TextField'
import { useUnsavedGuard } from '@core/form/useUnsavedGuard'
import { paths } from '@src/configs/paths'
import { useUpdateDemoUserMutation } from '@src/redux/demo/user/api'
import { problemOf } from '@src/redux/problemOf'
import { RotateCcw, Save } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { faultsOf } from './check'
import { useUserOptions } from './looks'
import { PermissionTable } from './PermissionTable'

type Values = Omit<DemoUser, 'avatar' | 'status'> & { avatar: string | null; status: DemoUser['status'] | null }

/** The fields of the first tab: a fault of theirs must not stay hidden behind the other one. */
const ACCOUNT = ['fullName', 'username', 'email', 'role', 'currentPlan', 'status'] as const

/** Changes a user; both tabs are one form. */
export function UserForm({ demoUser }: { demoUser: DemoUser }) {
  const { t } = useTranslation('demoUser')
  const navigate = useNavigate()
  const [update] = useUpdateDemoUserMutation()
  const [isSaved, setSaved] = useState(false)
  const form = useForm<Values>({ defaultValues: demoUser, resolver: checkResolver<Values>(faultsOf) })
  const { isDirty, isSubmitting } = form.formState
  useUnsavedGuard(isDirty && !isSaved)
  // Once the guard has heard of it.
  useEffect(() => {
    if (isSaved) navigate(paths.demoUser(demoUser.id))
  }, [isSaved, navigate, demoUser.id])
  const save = async ({ avatar, status, ...values }: Values) => {
    const { error } = await update({ ...values, avatar: avatar ?? '', status: status ?? demoUser.status })
    if (error) {
      applyServerErrors(form, problemOf(error).errors ?? {})
      return toast.error(t('failed'))
    }
    toast.success(t('saved', { name: values.fullName }))
    setSaved(true)
  }
  return (
    <Form form={form} onSubmit={save} label={t('editTitle')}>
      <FaultyTab />
      <div className="card card-body user-form">
        <Tabs
          label={t('editTitle')}
          tabs={[
            { id: 'account', label: t('account'), render: () => <AccountTab /> },
            { id: 'information', label: t('information'), render: () => <InformationTab /> },
          ]}
        />
      </div>
      <div className="form-actions">
        <ButtonLink look="ghost" to={paths.demoUser(demoUser.id)}>
          {t('cancel')}
        </ButtonLink>
        <Button icon={RotateCcw} disabled={!isDirty} onClick={() => form.reset()}>
          {t('reset')}
        </Button>
        <Button look="primary" type="submit" icon={Save} pending={isSubmitting}>
          {t('save')}
        </Button>
      </div>
    </Form>
  )
}

/** Opens the tab in which something is to be put right. */
function FaultyTab() {
  const { errors, submitCount } = useFormState<Values>()
  const [params, setParams] = useSearchParams()
  const isHidden = params.get('tab') === 'information' && ACCOUNT.some((name) => errors[name])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to save
  useEffect(() => {
    if (isHidden) setParams({ tab: 'account' }, { replace: true, preventScrollReset: true })
  }, [submitCount])
  return null
}

function AccountTab() {
  const { t } = useTranslation('demoUser')
  const { roles, plans, statuses } = useUserOptions()
  const { fullName, role } = useWatch<Values>()
  return (
    <div className="form">
      <PhotoField name="avatar" label={t('fields.avatar')} person={fullName ?? ''} />
      <div className="form-grid">
        <TextField name="username" label={t('fields.username')} hint={t('usernameHint')} required maxLength={40} />
        <TextField name="fullName" label={t('fields.fullName')} required maxLength={80} />
        <TextField name="email" type="email" label={t('fields.email')} required maxLength={200} />
        <SelectField name="status" label={t('fields.status')} required options={statuses} />
        <SelectField name="role" label={t('fields.role')} required options={roles} />
        <SelectField name="currentPlan" label={t('fields.plan')} required options={plans} />
      </div>
      {role ? <PermissionTable role={role} /> : null}
    </div>
  )
}

function InformationTab() {
  const { t } = useTranslation('demoUser')
  return (
    <div className="form-grid">
      <TextField name="company" label={t('fields.company')} maxLength={80} />
      <TextField name="country" label={t('fields.country')} maxLength={60} />
      <TextField name="contact" type="tel" label={t('fields.contact')} maxLength={30} />
    </div>
  )
}
