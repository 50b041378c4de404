import { toast } from '@core/components/toast'
import type { Problem } from '@core/http/problem'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Says in a toast why something was refused. An ended session has its own dialog. */
export function useTellProblem() {
  const { t } = useTranslation(['evenement', 'errors', 'common'])
  return useCallback(
    ({ status, code, message, errors }: Problem) => {
      if (status === 401) return
      const [fault] = Object.values(errors ?? {})
      if (code === 'stale') toast.error(t('stale.text'))
      else if (fault) toast.error(t([`errors:field.${fault}`, 'errors:field.invalid']))
      else toast.error(message || t(status === 0 ? 'common:unreachable.text' : 'common:dialog.errorText'))
    },
    [t],
  )
}
