import type { CodeAcces } from '@contract/ecole/codeAcces'
import { toast } from '@core/components/messages/toast'
import { useSetCodeActiveMutation } from '@src/redux/code-course/codeAcces'
import { useTranslation } from 'react-i18next'

/** Activates or deactivates a code, and offers undo. */
export function useSetCodeActive() {
  const { t } = useTranslation('codeAcces')
  const [set] = useSetCodeActiveMutation()
  return async function change(code: CodeAcces, active: boolean, isUndo = false): Promise<void> {
    const { data } = await set({ id: code.id, active })
    if (!data) return
    const text = active ? t('activated', { nom: code.candidat }) : t('deactivated', { nom: code.candidat })
    toast.success(text, isUndo ? {} : { undo: () => void change(data, !active, true) })
  }
}
