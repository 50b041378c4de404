import type { Evenement } from '@contract/planning/evenement'
import { toast } from '@core/components/toast'
import { NEWS } from '@src/parts/evenement/actions/news'
import { useReopen } from '@src/parts/evenement/actions/useReopen'
import type { Parole } from '@src/redux/moniteur/day/queue'
import { useSuivi } from '@src/redux/moniteur/day/useDayAnswers'
import { useTranslation } from 'react-i18next'

/** What the instructor says of the lessons of the day: each answer is told at once, and can be taken back. */
export function useAnswers() {
  const { t } = useTranslation('journee')
  const suivi = useSuivi()
  const { reopen } = useReopen()

  async function takeBack(cle: string, nom: string) {
    const saved = await suivi.retract(cle)
    if (saved) await reopen([saved])
    else toast.success(t('takenBack', { nom }), { id: NEWS })
  }

  function dire(parole: Parole, event: Evenement) {
    const cle = suivi.dire(parole, event)
    if (parole.verb === 'start') return
    const nom = event.title
    toast.success(t(`done.${parole.verb}`, { nom }), { id: NEWS, undo: () => void takeBack(cle, nom) })
  }

  return { envois: suivi.envois, oublier: suivi.oublier, dire, correct: (event: Evenement) => void reopen([event]) }
}

export type Answers = ReturnType<typeof useAnswers>
export type Dire = Answers['dire']
