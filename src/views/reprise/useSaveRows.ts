import type { RepriseRow } from '@contract/argent/reprise'
import { toast } from '@core/components/messages/toast'
import { useSaveRepriseMutation, useUndoRepriseMutation } from '@src/redux/argent/reprise'
import { useTranslation } from 'react-i18next'

/** Saves rows, all or none; a single one can be undone from its toast. */
export function useSaveRows(onSaved: (ids: readonly number[]) => void) {
  const { t } = useTranslation('reprise')
  const [save, { isLoading: isSaving }] = useSaveRepriseMutation()
  const [undo] = useUndoRepriseMutation()
  return {
    isSaving,
    /** @returns whether they were saved */
    async save(rows: readonly RepriseRow[]): Promise<boolean> {
      const { data } = await save({ rows: [...rows] })
      if (!data) return false
      const ids = rows.map(({ idCandidat }) => idCandidat)
      onSaved(ids)
      const [first] = ids
      const isOne = ids.length === 1 && first !== undefined
      toast.success(t('saved', { count: ids.length }), isOne ? { undo: () => void undo(first) } : {})
      return true
    },
  }
}
