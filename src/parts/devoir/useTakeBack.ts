import type { Devoir } from '@contract/cours/devoir'
import { toast } from '@core/components/messages/toast'
import { useCreateDevoirsMutation, useDeleteDevoirMutation } from '@src/redux/code-course/devoir'
import { useTranslation } from 'react-i18next'

/** Takes an assignment back, with undo. */
export function useTakeBack() {
  const { t } = useTranslation('devoir')
  const [remove] = useDeleteDevoirMutation()
  const [create] = useCreateDevoirsMutation()
  return async ({ id, idCandidat, candidat, idSerie, idExamenBlanc, dateLimite, note, status }: Devoir) => {
    const { error } = await remove(id)
    if (error) return
    const travail = idSerie === null ? { idExamenBlanc: idExamenBlanc ?? 0 } : { idSerie }
    const undo = () => void create({ travail, idCandidats: [idCandidat], dateLimite, note })
    // An assignment past its day cannot be made again as it was, so it has no undo.
    toast.success(t('takenBack', { nom: candidat }), status === 'OPEN' ? { undo, restores: true } : {})
  }
}
