import type { Examinateur } from '@contract/planning/examinateur'
import { checkResolver } from '@core/form/checkResolver'
import { useRecordForm } from '@core/form/record/useRecordForm'
import { selectUserData } from '@src/redux/auth/slice'
import { useCreateExaminateurMutation, useUpdateExaminateurMutation } from '@src/redux/calendar/examinateur'
import { useAppSelector } from '@src/redux/hooks'
import { useSchool } from '@src/redux/session/useSchool'
import { comparable, currentOf, FIELDS, type Field } from './conflict'
import { bodyOf, type ExaminateurFormValues, formValuesOf, NEW_EXAMINATEUR } from './values'

const resolver = checkResolver<ExaminateurFormValues>(async (values) => (await import('./check')).faultsOf(values))

/** The form of an examiner. */
export function useExaminateurForm(examinateur: Examinateur | undefined, onSaved: (saved: Examinateur) => void) {
  const { pays } = useSchool()
  const person = useAppSelector(selectUserData)?.connect.id
  const [create] = useCreateExaminateurMutation()
  const [update] = useUpdateExaminateurMutation()
  const id = examinateur?.id
  return useRecordForm<Field, ExaminateurFormValues, Examinateur>({
    start: () => (examinateur ? formValuesOf(examinateur, pays) : NEW_EXAMINATEUR),
    resolver,
    draftKey: `examinateur:${person}:${id ?? 'new'}`,
    fields: FIELDS,
    comparable,
    send: (values) =>
      id === undefined ? create(bodyOf(values)) : update({ id, body: { ...bodyOf(values), version: values.version } }),
    staleOf: (details) => {
      const current = currentOf(details)
      return current && { values: formValuesOf(current, pays), savedAt: current.updatedAt }
    },
    onSaved,
  })
}
