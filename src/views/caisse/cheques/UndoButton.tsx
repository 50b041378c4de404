import { type Cheque, statutBefore, type UndoableStatut } from '@contract/caisse/cheque'
import { Button } from '@core/components/Button'
import { confirmDialog } from '@core/dialogs/dialogs'
import { useMoney } from '@src/parts/argent/useMoney'
import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useUndoCheques } from './useUndoCheques'

interface UndoButtonProps {
  cheque: Cheque
  /** The latest step of the cheque. */
  statut: UndoableStatut
}

/** Undoes the latest step of a cheque, once it was said what that does to the books. */
export function UndoButton({ cheque: { id, montant, frais, encaisseLe }, statut }: UndoButtonProps) {
  const { t } = useTranslation('caisse')
  const money = useMoney()
  const undo = useUndoCheques()
  const press = async () => {
    const state = t(`statut.${statutBefore(statut, encaisseLe)}`)
    const refused = frais ? 'undo.refusedWithFee' : 'undo.refused'
    const text = statut === 'REJETE' ? t(refused, { state, amount: money(montant) }) : t('undo.text', { state })
    if (await confirmDialog({ title: t(`undo.label.${statut}`), text })) await undo([id], statut)
  }
  return (
    <Button size="sm" icon={Undo2} onClick={() => void press()}>
      {t(`undo.label.${statut}`)}
    </Button>
  )
}
