import type { Utilisateur } from '@contract/compte/utilisateur'
import { checkResolver } from '@core/form/checkResolver'
import { useRecordForm } from '@core/form/record/useRecordForm'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useSchool } from '@src/redux/session/useSchool'
import { useCreateUtilisateurMutation, useUpdateUtilisateurMutation } from '@src/redux/utilisateur/utilisateur'
import { comparable, currentOf, FIELDS, type Field } from './conflict'
import { bodyOf, formValuesOf, NEW_UTILISATEUR, type UtilisateurFormValues } from './values'

const resolver = checkResolver<UtilisateurFormValues>(async (values) => (await import('./check')).faultsOf(values))

/** The form of a person at the desk. */
export function useUtilisateurForm(user: Utilisateur | undefined, onSaved: (saved: Utilisateur) => void) {
  const { pays } = useSchool()
  const person = useAppSelector(selectUserData)?.connect.id
  const [create] = useCreateUtilisateurMutation()
  const [update] = useUpdateUtilisateurMutation()
  const id = user?.id
  return useRecordForm<Field, UtilisateurFormValues, Utilisateur>({
    start: () => (user ? formValuesOf(user, pays) : NEW_UTILISATEUR),
    resolver,
    draftKey: `utilisateur:${person}:${id ?? 'new'}`,
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
