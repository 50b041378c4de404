import type { Vehicule } from '@contract/ecole/vehicule'
import { toast } from '@core/components/messages/toast'
import { aheadOf } from '@src/redux/answers/aheadOf'
import { useSetVehiculeArchivedMutation } from '@src/redux/vehicule/vehicule'
import { useTranslation } from 'react-i18next'
import { vehiculeName } from './name'

/** Archives or unarchives a vehicle, and offers undo; a refusal shows what is still planned. */
export function useArchiveVehicule() {
  const { t } = useTranslation('vehicule')
  const [set] = useSetVehiculeArchivedMutation()
  return async function change(vehicule: Vehicule, archived: boolean, isUndo = false): Promise<void> {
    const { error } = await set({ id: vehicule.id, archived })
    const nom = vehiculeName(vehicule)
    if (!error) {
      const text = archived ? t('archived', { nom }) : t('unarchived', { nom })
      toast.success(text, isUndo ? {} : { undo: () => void change(vehicule, !archived, true) })
      return
    }
    const ahead = aheadOf(error)
    if (ahead) toast.error(t('ahead', { nom, count: ahead }))
  }
}
