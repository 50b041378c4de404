import { initPush } from '@core/platform/push'
import { useKeepPushTokenMutation, useLazyPushKeyQuery } from '@src/redux/auth/auth'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * Returns a function that connects the device's notifications. A pressed one opens its page; the backend gets the
 * address to send them to: the native shell's token, or the browser's subscription.
 */
export function useDevicePush(): () => void {
  const navigate = useNavigate()
  const [keepToken] = useKeepPushTokenMutation()
  const [askKey] = useLazyPushKeyQuery()
  return useCallback(() => {
    initPush({
      onOpen: (link) => void navigate(link),
      onToken: (token) => void keepToken({ token }),
      serverKey: async () => (await askKey()).data?.key ?? null,
    })
  }, [navigate, keepToken, askKey])
}
