import type { __Domain__ } from '@contract/__wing__/__domain__'
import { toast } from '@core/components/messages/toast'
import { useSet__Domain__ArchivedMutation } from '@src/redux/__domain__/__domain__'
import { useTranslation } from 'react-i18next'

/** Archives or unarchives a record, and offers to undo it. */
export function useArchive__Domain__() {
  const { t } = useTranslation('__domain__')
  const [set] = useSet__Domain__ArchivedMutation()
  return async function change(record: __Domain__, archived: boolean, isUndo = false): Promise<void> {
    const { error } = await set({ id: record.id, archived })
    if (error) return
    const text = archived ? t('archived', { nom: record.nom }) : t('unarchived', { nom: record.nom })
    toast.success(text, isUndo ? {} : { undo: () => void change(record, !archived, true) })
  }
}
