import { useReadNotifMutation } from '@src/redux/notifications/notif'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { notifAddress } from './notifAddress'

/**
 * Opens the page of the notification that was pressed on the device, and marks it as read: a server does not know the
 * addresses of pages. Stays on the list if there is no page.
 */
export function useOpened(): void {
  const [read] = useReadNotifMutation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const id = Number(params.get('ouvrir') ?? 0)
  useEffect(() => {
    if (!Number.isInteger(id) || id <= 0) return
    let isLeft = false
    void read(id).then(({ data }) => {
      const address = data && notifAddress(data.target)
      if (address && !isLeft) void navigate(address, { replace: true })
    })
    return () => {
      isLeft = true
    }
  }, [id, read, navigate])
}
