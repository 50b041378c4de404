import { initPush } from '@core/platform/push'
import { useKeepPushTokenMutation } from '@src/redux/auth/auth'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * How a page finds the notifications of this device: what is pressed opens its page, and the token of the native shell
 * goes to the backend.
 */
export function useDevicePush(): () => void {
  const navigate = useNavigate()
  const [keepToken] = useKeepPushTokenMutation()
  return useCallback(() => {
    initPush({ onOpen: (link) => void navigate(link), onToken: (token) => void keepToken({ token }) })
  }, [navigate, keepToken])
}
