import type { AccountSettingsUpdate } from '@contract/demo/pages'
import { toast } from '@core/components/messages/toast'
import { useUpdateAccountSettingsMutation } from '@src/redux/demo/account/api'
import { useTranslation } from 'react-i18next'

/** Saves a part of the settings; returns whether it succeeded. */
export function useSaveSettings() {
  const { t } = useTranslation('demoAccount')
  const [update] = useUpdateAccountSettingsMutation()
  return async (changes: AccountSettingsUpdate) => {
    const { error } = await update(changes)
    if (!error) toast.success(t('saved'))
    return !error
  }
}
