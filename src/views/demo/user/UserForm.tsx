import type { DemoUser } from '@contract/demo/user'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { toast } from '@core/components/messages/toast'
import { Tabs } from '@core/components/Tabs'
import { applyServerErrors } from '@core/form/applyServerErrors'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { useUnsavedGuard } from '@core/form/useUnsavedGuard'
import { demoPaths } from '@src/configs/demo/paths'
import { problemOf } from '@src/redux/answers/problemOf'
import { useUpdateDemoUserMutation } from '@src/redux/demo/user/api'
import { RotateCcw, Save } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { AccountTab } from './AccountTab'
import { InformationTab } from './InformationTab'
import { SocialTab } from './SocialTab'
import { startValues, type UserValues, userFaults, userOf } from './values'

/** Edits a user; all tabs are one form. */
export function UserForm({ demoUser }: { demoUser: DemoUser }) {
  const { t } = useTranslation('demoUser')
  const navigate = useNavigate()
  const [update] = useUpdateDemoUserMutation()
  const [isSaved, setSaved] = useState(false)
  const form = useForm<UserValues>({ defaultValues: startValues(demoUser), resolver: checkResolver(userFaults) })
  const { isDirty, isSubmitting } = form.formState
  useUnsavedGuard(isDirty && !isSaved)
  // Runs after the unsaved-changes guard has been updated.
  useEffect(() => {
    if (isSaved) navigate(demoPaths.demoUser(demoUser.id))
  }, [isSaved, navigate, demoUser.id])
  const save = async (values: UserValues) => {
    const { error } = await update(userOf(values, demoUser))
    if (error) {
      applyServerErrors(form, problemOf(error).errors ?? {})
      return toast.error(t('failed'))
    }
    toast.success(t('saved', { name: values.fullName }))
    setSaved(true)
  }
  const tabs = [
    { id: 'account', label: t('account'), render: () => <AccountTab /> },
    { id: 'information', label: t('information'), render: () => <InformationTab /> },
    { id: 'social', label: t('social'), render: () => <SocialTab /> },
  ]
  return (
    <Form form={form} onSubmit={save} label={t('editTitle')}>
      <FaultyTab />
      <div className="card card-body user-form">
        <Tabs label={t('editTitle')} tabs={tabs} />
      </div>
      <div className="form-actions">
        <ButtonLink look="ghost" to={demoPaths.demoUser(demoUser.id)}>
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

/** Opens the first tab with a fault. */
function FaultyTab() {
  const { errors, submitCount } = useFormState<UserValues>()
  const [params, setParams] = useSearchParams()
  const { about, social, ...others } = errors
  const faulty = new Set([
    ...(Object.keys(others).length > 0 ? ['account'] : []),
    ...(about ? ['information'] : []),
    ...(social ? ['social'] : []),
  ])
  const [first] = faulty
  const isHidden = first !== undefined && !faulty.has(params.get('tab') ?? 'account')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to save
  useEffect(() => {
    if (isHidden) setParams({ tab: first }, { replace: true, preventScrollReset: true })
  }, [submitCount])
  return null
}
