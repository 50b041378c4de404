import { normalisePhone } from '@contract/fields'
import { type AutoEcoleDetail, autoEcoleDetail } from '@contract/plateforme/autoecole'
import { checkResolver } from '@core/form/checkResolver'
import { useRecordForm } from '@core/form/record/useRecordForm'
import { selectUserData } from '@src/redux/auth/slice'
import { useUpdateAutoEcoleMutation } from '@src/redux/autoecole/autoecole'
import { useAppSelector } from '@src/redux/hooks'
import { z } from 'zod'
import { type AutoEcoleFormValues, bodyOf, formValuesOf } from './values'

export type Field = Exclude<keyof AutoEcoleFormValues, 'version'>

const FIELDS = ['nom', 'responsable', 'telephone', 'email', 'adresse', 'gouvernorat', 'logo'] as const
const resolver = checkResolver<AutoEcoleFormValues>(async (values) => (await import('./check')).faultsOf(values))
const staleDetails = z.object({ current: autoEcoleDetail })

/** The values of a form in which the same is `===`, whatever its spaces and the spelling of its phone number. */
const comparable = (values: AutoEcoleFormValues): Record<Field, unknown> => ({
  ...values,
  nom: values.nom.trim(),
  responsable: values.responsable.trim(),
  telephone: normalisePhone(values.telephone),
  email: values.email.trim().toLowerCase(),
  adresse: values.adresse.trim(),
  gouvernorat: values.gouvernorat || null,
})

/** The form of a school’s own data. */
export function useAutoEcoleForm(ecole: AutoEcoleDetail, onSaved: (saved: AutoEcoleDetail) => void) {
  const person = useAppSelector(selectUserData)?.connect.id
  const [update] = useUpdateAutoEcoleMutation()
  return useRecordForm<Field, AutoEcoleFormValues, AutoEcoleDetail>({
    start: () => formValuesOf(ecole),
    resolver,
    draftKey: `autoecole:${person}:${ecole.id}`,
    fields: FIELDS,
    comparable,
    send: (values) => update({ id: ecole.id, body: bodyOf(values) }),
    staleOf: (details) => {
      const current = staleDetails.safeParse(details).data?.current
      return current ? { values: formValuesOf(current), savedAt: current.updatedAt } : null
    },
    onSaved,
  })
}
