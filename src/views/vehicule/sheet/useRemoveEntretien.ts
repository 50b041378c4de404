import type { Entretien } from '@contract/ecole/vehicule'
import { toast } from '@core/components/messages/toast'
import { useAddEntretienMutation, useRemoveEntretienMutation } from '@src/redux/vehicule/vehicule'
import { useTranslation } from 'react-i18next'

/** Deletes an entry of maintenance, and offers undo. */
export function useRemoveEntretien(idVehicule: number) {
  const { t } = useTranslation('vehicule')
  const [remove] = useRemoveEntretienMutation()
  const [add] = useAddEntretienMutation()
  return async ({ id: idEntretien, date, type, cout, kilometrage, note }: Entretien): Promise<void> => {
    const { error } = await remove({ id: idVehicule, idEntretien })
    if (error) return
    toast.success(t('entretien.removed'), {
      undo: () => void add({ id: idVehicule, body: { date, type, cout, kilometrage, note } }),
    })
  }
}
