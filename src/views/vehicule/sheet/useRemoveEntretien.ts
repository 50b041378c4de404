import type { Entretien } from '@contract/ecole/vehicule'
import { toast } from '@core/components/toast'
import { useAddEntretienMutation, useRemoveEntretienMutation } from '@src/redux/vehicule/vehicule'
import { useTranslation } from 'react-i18next'

/** Takes an entry of maintenance away, and offers to put it back. */
export function useRemoveEntretien(idVehicule: number) {
  const { t } = useTranslation('vehicule')
  const [remove] = useRemoveEntretienMutation()
  const [add] = useAddEntretienMutation()
  return async ({ id: idEntretien, ...body }: Entretien): Promise<void> => {
    const { error } = await remove({ id: idVehicule, idEntretien })
    // The network has shown why.
    if (error) return
    const putBack = async () => {
      const { error: refusal } = await add({ id: idVehicule, body })
      if (refusal) toast.error(refusal.message || t('notChanged'))
    }
    toast.success(t('entretien.removed'), { undo: () => void putBack() })
  }
}
