import type { Moniteur } from '@contract/ecole/moniteur'
import { toast } from '@core/components/messages/toast'
import { fullName } from '@core/format/names'
import { useArchiveMoniteurMutation, useUnarchiveMoniteurMutation } from '@src/redux/moniteur/moniteur'
import { useTranslation } from 'react-i18next'

/** Archives or unarchives an instructor, and offers undo. */
export function useArchiveMoniteur() {
  const { t } = useTranslation('moniteur')
  const [archive] = useArchiveMoniteurMutation()
  const [unarchive] = useUnarchiveMoniteurMutation()
  const set = async (moniteur: Moniteur, archived: boolean, isUndo = false) => {
    const { error } = await (archived ? archive : unarchive)(moniteur.id)
    if (error) return
    const text = t(archived ? 'archived' : 'unarchived', { nom: fullName(moniteur) })
    toast.success(text, isUndo ? {} : { undo: () => void set(moniteur, !archived, true) })
  }
  return {
    archive: (moniteur: Moniteur) => set(moniteur, true),
    unarchive: (moniteur: Moniteur) => set(moniteur, false),
  }
}
