import { toast } from '@core/components/messages/toast'
import { errorDialog } from '@core/dialogs/dialogs'
import type { Refusal } from '@src/redux/code-course/send'
import { getI18n } from 'react-i18next'

const TOLD = ['already_answered', 'time_over', 'state', 'course_closed'] as const

/** Reports why an answer was refused, whatever page the user has open by then. */
export async function tellRefusal({ code, message }: Refusal): Promise<void> {
  const known = TOLD.find((one) => one === code)
  if (!known) return errorDialog(message)
  const { t, loadNamespaces } = getI18n()
  await loadNamespaces('cours')
  toast.info(t(`cours:refused.${known}`), { id: 'course-refused' })
}
