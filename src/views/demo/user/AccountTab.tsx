import { Button } from '@core/components/Button'
import { PhotoField } from '@core/form/fields/PhotoField'
import { SelectField } from '@core/form/fields/SelectField'
import { TextField } from '@core/form/fields/TextField'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useUserOptions } from './looks'
import { PermissionTable } from './PermissionTable'
import { rightsOf } from './permissions'
import type { UserValues } from './values'

/** The data of a user and their rights. */
export function AccountTab() {
  const { t } = useTranslation('demoUser')
  const { roles, plans, statuses } = useUserOptions()
  const fullName = useWatch<UserValues, 'fullName'>({ name: 'fullName' })
  return (
    <div className="form">
      <PhotoField name="avatar" label={t('fields.avatar')} person={fullName} />
      <div className="form-grid">
        <TextField name="username" label={t('fields.username')} hint={t('usernameHint')} required maxLength={40} />
        <TextField name="fullName" label={t('fields.fullName')} required maxLength={80} />
        <TextField name="email" type="email" label={t('fields.email')} required maxLength={200} />
        <SelectField name="status" label={t('fields.status')} required options={statuses} />
        <SelectField name="role" label={t('fields.role')} required options={roles} />
        <SelectField name="currentPlan" label={t('fields.plan')} required options={plans} />
        <TextField name="company" label={t('fields.company')} maxLength={80} />
      </div>
      <RightsPart />
    </div>
  )
}

/** The rights of the role, until one of them is changed. */
function RightsPart() {
  const { t } = useTranslation('demoUser')
  const role = useWatch<UserValues, 'role'>({ name: 'role' })
  const { field } = useController<UserValues, 'rights'>({ name: 'rights' })
  if (!role) return null
  const rights = field.value ?? rightsOf(role)
  const toggle = (name: string) =>
    field.onChange(rights.includes(name) ? rights.filter((one) => one !== name) : [...rights, name])
  const note = field.value ? (
    <Button look="ghost" onClick={() => field.onChange(null)}>
      {t('rights.asRole')}
    </Button>
  ) : (
    t('rights.of', { role: t(`role.${role}`) })
  )
  return <PermissionTable rights={rights} note={note} onToggle={toggle} />
}
