import type { AccountSettings } from '@contract/demo/pages'
import { TextField } from '@core/form/fields/TextField'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Connections } from './Connections'
import { SettingsForm } from './SettingsForm'
import { useSaveSettings } from './useSaveSettings'
import type { SocialValues } from './values'

const LINKS: [name: keyof SocialValues, label: string][] = [
  ['twitter', 'X'],
  ['facebook', 'Facebook'],
  ['google', 'Google'],
  ['linkedIn', 'LinkedIn'],
  ['instagram', 'Instagram'],
  ['quora', 'Quora'],
]

interface SocialTabProps {
  form: UseFormReturn<SocialValues>
  social: AccountSettings['social']
  general: AccountSettings['general']
}

export function SocialTab({ form, social, general }: SocialTabProps) {
  const { t } = useTranslation('demoAccount')
  const save = useSaveSettings()
  return (
    <>
      <SettingsForm
        form={form}
        label={t('tab.social')}
        onSave={(socialLinks) => save({ social: { ...social, socialLinks } })}
      >
        <div className="form-grid">
          {LINKS.map(([name, label]) => (
            <TextField
              key={name}
              name={name}
              type="url"
              label={label}
              placeholder="https://"
              maxLength={200}
              autoComplete="off"
            />
          ))}
        </div>
      </SettingsForm>
      <Connections social={social} general={general} />
    </>
  )
}
