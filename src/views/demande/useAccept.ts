import type { ClashDetails } from '@contract/planning/clash'
import type { AcceptValues, Demande } from '@contract/planning/demande'
import { toast } from '@core/components/messages/toast'
import { useDemandeWords } from '@src/parts/demande/useDemandeWords'
import { clashOf } from '@src/parts/evenement/clash/clashOf'
import { problemOf } from '@src/redux/answers/problemOf'
import { useAcceptDemandeMutation } from '@src/redux/calendar/demande'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Accepts a request; exposes the calendar's refusal. */
export function useAccept(demande: Demande) {
  const { t } = useTranslation('demande')
  const { when } = useDemandeWords()
  const [accept, { isLoading }] = useAcceptDemandeMutation()
  const [refusal, setRefusal] = useState<ClashDetails | null>(null)
  async function send(body: AcceptValues): Promise<void> {
    setRefusal(null)
    const { data, error } = await accept({ id: demande.id, body })
    const slot = body.autre ?? demande.creneaux[body.creneau]
    if (data && slot) return toast.success(t('accept.done', { nom: demande.candidat, quand: when(slot) }))
    setRefusal(clashOf(problemOf(error)))
  }
  return { accept: send, refusal, isPending: isLoading }
}
