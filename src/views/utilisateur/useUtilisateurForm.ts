import type { Utilisateur } from '@contract/compte/utilisateur'
import { useRecordForm } from '@core/form/record/useRecordForm'
import { useSchool } from '@src/redux/session/useSchool'
import { useCreateUtilisateurMutation, useUpdateUtilisateurMutation } from '@src/redux/utilisateur/utilisateur'
import {
  bodyOf,
  type Field,
  formValuesOf,
  NEW_UTILISATEUR,
  type UtilisateurFormValues,
  utilisateurRecord,
} from './values'

/** The form of a desk user. */
export function useUtilisateurForm(user: Utilisateur | undefined, onSaved: (saved: Utilisateur) => void) {
  const { pays } = useSchool()
  const [create] = useCreateUtilisateurMutation()
  const [update] = useUpdateUtilisateurMutation()
  const id = user?.id
  return useRecordForm<Field, UtilisateurFormValues, Utilisateur>({
    start: () => (user ? formValuesOf(user, pays) : NEW_UTILISATEUR),
    draftKey: `utilisateur:${id ?? 'new'}`,
    ...utilisateurRecord.form,
    send: (values) =>
      id === undefined ? create(bodyOf(values)) : update({ id, body: { ...bodyOf(values), version: values.version } }),
    staleOf: utilisateurRecord.staleOf((row) => formValuesOf(row, pays)),
    onSaved,
  })
}
