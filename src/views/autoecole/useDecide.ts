import type { AutoEcole } from '@contract/plateforme/autoecole'
import { toast } from '@core/components/messages/toast'
import { type Decision, useDecideAutoEcoleMutation } from '@src/redux/autoecole/autoecole'
import { useTranslation } from 'react-i18next'

/** Approves, refuses, suspends or reopens a school. */
export function useDecide({ id, nom }: Pick<AutoEcole, 'id' | 'nom'>, onDone?: () => void) {
  const { t } = useTranslation('autoecole')
  const [decide, { isLoading }] = useDecideAutoEcoleMutation()
  /** Returns whether the decision was saved. */
  const send = async (decision: Decision): Promise<boolean> => {
    const { error } = await decide(decision)
    if (error) return false
    toast.success(t(`decided.${decision.verb}`, { nom }))
    onDone?.()
    return true
  }
  return {
    pending: isLoading,
    approve: () => send({ id, verb: 'approve' }),
    reopen: () => send({ id, verb: 'reopen' }),
    refuse: (motif: string) => send({ id, verb: 'refuse', motif }),
    suspend: (motif: string) => send({ id, verb: 'suspend', motif }),
  }
}
