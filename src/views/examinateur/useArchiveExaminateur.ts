import type { Examinateur } from '@contract/planning/examinateur'
import { toast } from '@core/components/messages/toast'
import { fullName } from '@core/format/names'
import { aheadOf } from '@src/redux/answers/aheadOf'
import { useSetExaminateurArchivedMutation } from '@src/redux/calendar/examinateur'
import { useTranslation } from 'react-i18next'

/** Archives or unarchives an examiner, and offers undo; a refusal shows what is still planned. */
export function useArchiveExaminateur() {
  const { t } = useTranslation('examinateur')
  const [set] = useSetExaminateurArchivedMutation()
  return async function change(examinateur: Examinateur, archived: boolean, isUndo = false): Promise<void> {
    const { error } = await set({ id: examinateur.id, archived })
    const nom = fullName(examinateur)
    if (!error) {
      const text = archived ? t('archived', { nom }) : t('unarchived', { nom })
      toast.success(text, isUndo ? {} : { undo: () => void change(examinateur, !archived, true) })
      return
    }
    const ahead = aheadOf(error)
    if (ahead) toast.error(t('ahead', { nom, count: ahead }))
  }
}
