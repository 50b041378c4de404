import type { Outcome, Salle, ShownQuestion } from '@contract/cours/salle'
import { useFormat } from '@core/format/useFormat'
import { Bilingual } from '@src/parts/cours/Bilingual'
import { CONTENT_DIRECTIONS, useContentLanguage } from '@src/parts/cours/useContentLanguage'
import { TimerRing } from '@src/parts/salle/TimerRing'
import { Explanation } from '@src/views/cours/run/Explanation'
import { QuestionPicture } from '@src/views/cours/run/QuestionPicture'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BigChoices } from './BigChoices'

interface AskingProps {
  room: Salle
  question: ShownQuestion
  seconds: number | null
}

/** The question on the screen, and its result once it is revealed. */
export function Asking({ room, question, seconds }: AskingProps) {
  const { t } = useTranslation('salle')
  const { language } = useContentLanguage()
  const { outcome } = room
  return (
    <div className={question.picture ? 'asking has-picture' : 'asking'}>
      <section className="asking-main" dir={CONTENT_DIRECTIONS[language]}>
        <h2>
          <Bilingual text={question.text} />
        </h2>
        {question.several ? <p className="asking-several">{t('several')}</p> : null}
        <BigChoices question={question} outcome={outcome} />
        {outcome ? (
          <div className="asking-why">
            <Explanation {...outcome} />
          </div>
        ) : null}
      </section>
      <aside className="asking-side">
        {question.picture ? <QuestionPicture name={question.picture} withPaths={outcome !== null} /> : null}
        <div className="asking-state">
          {outcome ? <Success outcome={outcome} /> : <Gauge room={room} seconds={seconds} />}
        </div>
      </aside>
    </div>
  )
}

/** The time left, and the number of participants who have answered. */
function Gauge({ room, seconds }: { room: Salle; seconds: number | null }) {
  const { t } = useTranslation('salle')
  const { phase, answered, participants, secondes } = room
  const isAll = participants.length > 0 && answered >= participants.length
  return (
    <>
      {phase === 'OPEN' ? (
        <TimerRing seconds={seconds} total={secondes} />
      ) : (
        <p className="asking-closed">{t('closed')}</p>
      )}
      <p className="asking-count">
        <strong>{t('answered', { count: answered, total: participants.length })}</strong>
        <span>{t('answers', { count: participants.length })}</span>
      </p>
      {isAll ? (
        <p className="asking-all">
          <CircleCheck aria-hidden size={28} strokeWidth={2} />
          {t('allAnswered')}
        </p>
      ) : null}
    </>
  )
}

/** The share of right answers. */
function Success({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('salle')
  const format = useFormat()
  const { correct, answers } = outcome
  if (answers === 0) return <p className="asking-closed">{t('noAnswers')}</p>
  return (
    <p className="asking-success">
      <strong>{format.percent(correct / answers)}</strong>
      <span>{t('correct', { count: correct, total: answers })}</span>
    </p>
  )
}
