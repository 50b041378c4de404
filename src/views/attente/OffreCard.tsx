import type { Offre } from '@contract/planning/attente'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { useDemandeWords } from '@src/parts/demande/useDemandeWords'
import { useAnswerOffreMutation } from '@src/redux/calendar/attente'
import { CalendarCheck, Timer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { countdown } from './useNow'

/** An offered slot; the first candidate to accept gets it. */
export function OffreCard({ offre, now }: { offre: Offre; now: number }) {
  const { t } = useTranslation('attente')
  const { kind, when } = useDemandeWords()
  const [answer, { isLoading, originalArgs }] = useAnswerOffreMutation()
  const pending = (verb: 'accept' | 'decline') => isLoading && originalArgs?.verb === verb
  const say = async (verb: 'accept' | 'decline') => {
    const { data } = await answer({ id: offre.id, verb })
    if (data) toast.success(verb === 'accept' ? t('offre.taken', { quand: when(offre) }) : t('offre.declined'))
  }
  return (
    <article className="card card-body offre">
      <div>
        <h2>{t('offre.free', { kind: kind(offre.calendar) })}</h2>
        <p>
          <b>{when(offre)}</b>
          {offre.moniteur ? <> · {t('offre.with', { nom: offre.moniteur })}</> : null}
        </p>
        <p className="offre-left">
          <Timer aria-hidden size={16} strokeWidth={1.75} />
          <span role="timer">{t('offre.left', { duree: countdown(Date.parse(offre.expiresAt) - now) })}</span>
        </p>
      </div>
      <div className="offre-actions">
        <Button look="primary" icon={CalendarCheck} pending={pending('accept')} onClick={() => void say('accept')}>
          {t('offre.take')}
        </Button>
        <Button pending={pending('decline')} onClick={() => void say('decline')}>
          {t('offre.decline')}
        </Button>
      </div>
    </article>
  )
}
