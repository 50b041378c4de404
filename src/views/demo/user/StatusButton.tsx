import type { DemoUser } from '@contract/demo/user'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { useUpdateDemoUserMutation } from '@src/redux/demo/user/api'
import { UserCheck, UserMinus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Suspends or activates a user, with undo in the toast. */
export function StatusButton({ demoUser }: { demoUser: DemoUser }) {
  const { t } = useTranslation('demoUser')
  const [update, { isLoading }] = useUpdateDemoUserMutation()
  const { id, fullName: name, status } = demoUser
  const isActive = status === 'active'
  const change = async () => {
    const { error } = await update({ id, status: isActive ? 'inactive' : 'active' })
    if (error) return toast.error(t('failed'))
    toast.success(isActive ? t('suspended', { name }) : t('activated', { name }), {
      undo: () => void update({ id, status }),
    })
  }
  return (
    <Button icon={isActive ? UserMinus : UserCheck} pending={isLoading} onClick={() => void change()}>
      {isActive ? t('suspend') : t('activate')}
    </Button>
  )
}
