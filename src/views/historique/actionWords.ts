import { ACTIONS_HISTORIQUE, type Historique } from '@contract/ecole/historique'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Actions with their own label; the others use the label of their first part. */
const WORDED = [
  ...ACTIONS_HISTORIQUE,
  'entretien_create',
  'entretien_update',
  'entretien_remove',
  'reopen_demande',
  'reopen_autoecole',
  'refuse_autoecole',
  'contract_create',
  'contract_sign',
  'contract_endorse',
  'contract_terminate',
  'contract_cancel',
  'avis_withdraw',
  'enrol_reprise',
  'undo_reprise',
  'undo_discount',
  'undo_cheque',
  'write_off',
  'ask',
  'update_disponibilite',
] as const

const wordedOf = (action: string) =>
  WORDED.find((known) => known === action) ?? ACTIONS_HISTORIQUE.find((known) => action.startsWith(`${known}_`))

/** The label of an action: « Modification », « Pièce du dossier : certificat médical ». */
export function useActionWords() {
  const { t } = useTranslation('historique')
  const { t: candidat } = useTranslation('candidat')
  return useCallback(
    ({ action, entite, after }: Pick<Historique, 'action' | 'entite' | 'after'>): string => {
      const { fichier, added = 0, updated = 0, removed = 0, restored = 0, candidats } = after ?? {}
      if (entite === 'import') {
        const count = action === 'import' ? Number(added) + Number(updated) : Number(removed) + Number(restored)
        return t(action === 'import' ? 'group.import' : 'group.undo', { name: String(fichier), count })
      }
      if (entite === 'selection') {
        if (action === 'acces') return t('group.acces', { count: Number(candidats) })
        return t(action === 'archive' ? 'group.archive' : 'group.unarchive', { count: Number(candidats) })
      }
      const paper = /^document_(.+)$/.exec(action)?.[1]
      if (paper) return t('document', { paper: candidat(`papers.type.${paper}`) })
      // A school is reopened or refused in other words than a lesson or a request.
      const worded = wordedOf(entite === 'autoecole' ? `${action}_autoecole` : action)
      return worded ? t(`action.${worded}`) : t('action.other')
    },
    [t, candidat],
  )
}
