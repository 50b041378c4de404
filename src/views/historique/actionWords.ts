import { ACTIONS_HISTORIQUE, type Historique } from '@contract/ecole/historique'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** The deeds that have words of their own; the others are known by their first part. */
const WORDED = [
  ...ACTIONS_HISTORIQUE,
  'entretien_create',
  'entretien_update',
  'entretien_remove',
  'reopen_demande',
] as const

const wordedOf = (action: string) =>
  WORDED.find((known) => known === action) ?? ACTIONS_HISTORIQUE.find((known) => action.startsWith(`${known}_`))

/** What was done, in words: « Modification », « Pièce du dossier : certificat médical ». */
export function useActionWords() {
  const { t } = useTranslation('historique')
  const { t: candidat } = useTranslation('candidat')
  return useCallback(
    ({ action }: Pick<Historique, 'action'>): string => {
      const paper = /^document_(.+)$/.exec(action)?.[1]
      if (paper) return t('document', { paper: candidat(`papers.type.${paper}`) })
      const worded = wordedOf(action)
      return worded ? t(`action.${worded}`) : t('action.other')
    },
    [t, candidat],
  )
}
