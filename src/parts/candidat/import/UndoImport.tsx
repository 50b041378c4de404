import type { ImportUndo } from '@contract/ecole/import/candidatImport'
import { Button } from '@core/components/Button'
import { useImportUndoQuery } from '@src/redux/candidat/candidatImport'
import { useAbility } from '@src/redux/session/ability'
import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useUndoImport } from './useUndoImport'

/** The button « Annuler cet import », while there is something to undo. */
export function UndoImport({ id }: { id: number }) {
  const canImport = useAbility().can('import', 'Candidat')
  const { data } = useImportUndoQuery(id, { skip: !canImport, refetchOnMountOrArgChange: true })
  return data?.possible ? <UndoButton undo={data} /> : null
}

function UndoButton({ undo }: { undo: ImportUndo }) {
  const { t } = useTranslation('import')
  const { run, pending } = useUndoImport(undo)
  return (
    <Button look="danger-ghost" icon={Undo2} pending={pending} onClick={() => void run()}>
      {t('undo.action')}
    </Button>
  )
}
