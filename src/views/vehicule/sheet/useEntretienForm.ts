import type { Entretien } from '@contract/ecole/vehicule'
import { toast } from '@core/components/toast'
import { checkResolver } from '@core/form/checkResolver'
import { showFaults } from '@core/form/showFaults'
import { problemOf } from '@src/redux/problemOf'
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
  onSaved: () => void
}

/** The form of an entry of maintenance: faults appear beside their fields, and the typed values are kept. */
export function useEntretienForm({ idVehicule, entretien, onSaved }: EntretienFormOptions) {
  const { t, i18n } = useTranslation('vehicule')
  const { currency, today } = useSchool()
  const [add] = useAddEntretienMutation()
  const [correct] = useCorrectEntretienMutation()
  const form = useForm<EntretienFormValues>({
    defaultValues: startOf(entretien, today, { language: i18n.language, currency }),
    resolver,
  })
  const save = async (values: EntretienFormValues) => {
    const body = entretienBody(values)
    const { error } = entretien
      ? await correct({ id: idVehicule, idEntretien: entretien.id, body })
      : await add({ id: idVehicule, body })
    if (!error) {
      toast.success(t('entretien.saved'))
      onSaved()
      return
    }
    await showFaults(form, problemOf(error))
  }
  return { form, save }
}
