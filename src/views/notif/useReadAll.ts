import { toast } from '@core/components/messages/toast'
import { useReadAllNotifsMutation } from '@src/redux/notifications/notif'
import { useTranslation } from 'react-i18next'

/** Marks all notifications of the user as read, and reports their number. */
export function useReadAll() {
  const { t } = useTranslation('notif')
  const [readAll, { isLoading }] = useReadAllNotifsMutation()
  const mark = async () => {
    const { data } = await readAll()
    if (data) toast.success(t('allRead', { count: data.marked }))
  }
  return { mark, isLoading }
}
