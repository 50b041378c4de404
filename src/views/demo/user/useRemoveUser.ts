import type { DemoUser } from '@contract/demo/user'
import { toast } from '@core/components/messages/toast'
import { confirmDialog } from '@core/dialogs/dialogs'
import { useRemoveDemoUserMutation } from '@src/redux/demo/user/api'
import { useTranslation } from 'react-i18next'

/** Deletes a user after a confirmation; resolves to true when deleted. */
export function useRemoveUser() {
  const { t } = useTranslation('demoUser')
  const [remove] = useRemoveDemoUserMutation()
  return async ({ id, fullName: name }: DemoUser): Promise<boolean> => {
    const isSure = await confirmDialog({ title: t('remove.title', { name }), text: t('remove.text'), danger: true })
    if (!isSure || (await remove(id)).error) return false
    toast.success(t('remove.done', { name }))
    return true
  }
}
