import type { ImportUndo } from '@contract/ecole/import/candidatImport'
import { toast } from '@core/components/messages/toast'
import { confirmDialog } from '@core/dialogs/dialogs'
import { useUndoImportMutation } from '@src/redux/candidat/candidatImport'
import { useTranslation } from 'react-i18next'

/** Undoes an import after a confirmation that shows how many candidates are removed, restored and kept. */
export function useUndoImport({ id, removed, restored, kept }: ImportUndo) {
  const { t } = useTranslation('import')
  const [undo, { isLoading }] = useUndoImportMutation()
  const ask = () => {
    const parts = [
      removed > 0 && t('undo.accounts', { count: removed }),
      removed > 0 && restored > 0 && t('undo.willRestore', { count: restored }),
      kept.length > 0 && t('undo.willKeep', { count: kept.length }),
      t('undo.final'),
    ]
    const title = removed > 0 ? t('undo.titleRemove', { count: removed }) : t('undo.titleRestore', { count: restored })
    return confirmDialog({ title, text: parts.filter(Boolean).join(' '), danger: true })
  }
  const run = async () => {
    if (!(await ask())) return
    const { data } = await undo(id)
    if (data) toast.success(t('undo.done', { name: data.fichier }))
  }
  return { run, pending: isLoading }
}
