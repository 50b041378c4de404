import type { TransactionSaved, transactionInput } from '@contract/argent/transaction'
import { toast } from '@core/components/messages/toast'
import { showFaults } from '@core/form/showFaults'
import type { Problem } from '@core/http/problem'
import { problemOf } from '@src/redux/answers/problemOf'
import { useCreateTransactionMutation } from '@src/redux/argent/transaction'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useSlip } from '../slip/useSlip'
import { useMoney } from '../useMoney'
import { useUndoTransaction } from '../useUndoTransaction'

/** The confirmation that money was moved, with buttons to take it back and to print its slip. */
export function useMouvementNews() {
  const { t } = useTranslation('transaction')
  const money = useMoney()
  const undo = useUndoTransaction()
  const print = useSlip()
  return (done: TransactionSaved) => {
    toast.success(t(`done.${done.kind}`, { numero: done.numero, amount: money(done.montant) }), {
      undo: () => void undo(done),
      action: { label: t('actions.slip'), run: () => print(done) },
    })
  }
}

/**
 * Sends the form of a panel that moves money; then confirms and closes the panel, or shows the faults beside their
 * fields.
 */
export function useMouvement<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  bodyOf: (values: Values) => z.input<typeof transactionInput>,
  onClose: () => void,
  /** Whether the form shows a refusal by itself. */
  refused: (problem: Problem) => boolean,
) {
  const [save] = useCreateTransactionMutation()
  const tell = useMouvementNews()
  return async (values: Values): Promise<void> => {
    const { data, error } = await save(bodyOf(values))
    if (!data) {
      const problem = problemOf(error)
      return refused(problem) ? undefined : showFaults(form, problem)
    }
    onClose()
    tell(data)
  }
}
