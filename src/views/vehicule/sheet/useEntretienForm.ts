import type { Entretien } from '@contract/ecole/vehicule'
import { checkResolver } from '@core/form/checkResolver'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useSchool } from '@src/redux/session/useSchool'
import { useAddEntretienMutation, useCorrectEntretienMutation } from '@src/redux/vehicule/vehicule'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type EntretienFormValues, entretienBody, startOf } from './entretienValues'

const resolver = checkResolver<EntretienFormValues>(async (values) =>
  (await import('./checkEntretien')).entretienFaults(values),
)

interface EntretienFormOptions {
  idVehicule: number
  /** Undefined for a new entry. */
  entretien: Entretien | undefined
  onClose: () => void
}

/** The form of an entry of maintenance: faults appear beside their fields, and the typed values are kept. */
export function useEntretienForm({ idVehicule, entretien, onClose: close }: EntretienFormOptions) {
  const { t, i18n } = useTranslation('vehicule')
  const { currency, today } = useSchool()
  const [add] = useAddEntretienMutation()
  const [correct] = useCorrectEntretienMutation()
  const form = useForm<EntretienFormValues>({
    defaultValues: startOf(entretien, today, { language: i18n.language, currency }),
    resolver,
  })
  const key = `entretien:${idVehicule}:${entretien?.id ?? 'new'}`
  const { onClose, draft } = usePanelDraft(key, form, close)
  const finish = useFinish(form, t('entretien.saved'), onClose)
  const save = async (values: EntretienFormValues) => {
    const body = entretienBody(values)
    await finish(
      await (entretien ? correct({ id: idVehicule, idEntretien: entretien.id, body }) : add({ id: idVehicule, body })),
    )
  }
  return { form, save, onClose, draft }
}
