import { toast } from '@core/components/messages/toast'
import { sendWaiting } from '@src/redux/code-course/send'
import { readWaiting } from '@src/redux/code-course/stored'
import type { AppStore } from '@src/redux/store'
import { getI18n } from 'react-i18next'
import { tellRefusal } from './tellRefusal'

/** Sends the answers of a person that wait on this device, and reports how many have arrived. */
export async function sendKept({ dispatch }: AppStore, person: number): Promise<void> {
  const before = readWaiting(person).length
  let refused = 0
  await dispatch(
    sendWaiting((refusal) => {
      refused += 1
      void tellRefusal(refusal)
    }),
  )
  const count = before - refused - readWaiting(person).length
  if (count <= 0) return
  const { t, loadNamespaces } = getI18n()
  await loadNamespaces('cours')
  toast.success(t('cours:sent', { count }), { id: 'course-sent' })
}
