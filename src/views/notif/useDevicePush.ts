import { initPush } from '@core/platform/push'
import { useKeepPushTokenMutation } from '@src/redux/auth/auth'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * Returns a function that connects the device's notifications: a pressed one opens its page, and the native shell's
 * token is sent to the backend.
 */
export function useDevicePush(): () => void {
  const navigate = useNavigate()
  const [keepToken] = useKeepPushTokenMutation()
  return useCallback(() => {
    initPush({ onOpen: (link) => void navigate(link), onToken: (token) => void keepToken({ token }) })
  }, [navigate, keepToken])
}
