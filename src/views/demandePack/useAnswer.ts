import type { DebutPack, DemandePack } from '@contract/plateforme/demandePack'
import { toast } from '@core/components/messages/toast'
import { useAcceptDemandePackMutation, useRefuseDemandePackMutation } from '@src/redux/packs/demandePack'
import { useTranslation } from 'react-i18next'

/** Answers a request and reports the result. */
export function useAnswer({ idDemande: id, nom, ecole }: DemandePack, onDone?: () => void) {
  const { t } = useTranslation('demandePack')
  const [accepting] = useAcceptDemandePackMutation()
  const [refusing] = useRefuseDemandePackMutation()
  /** Returns whether the request was answered. */
  const tell = ({ error }: Awaited<ReturnType<typeof accepting>>, done: string) => {
    if (error) return false
    toast.success(done)
    onDone?.()
    return true
  }
  return {
    accept: async (debut: DebutPack) => tell(await accepting({ id, debut }), t('accepted', { nom, ecole })),
    refuse: async (motif: string) => tell(await refusing({ id, motif }), t('refused', { nom, ecole })),
  }
}
