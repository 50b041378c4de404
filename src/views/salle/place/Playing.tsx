import type { Place, ShownQuestion } from '@contract/cours/salle'
import { Bilingual } from '@src/parts/cours/Bilingual'
import { CONTENT_DIRECTIONS, useContentLanguage } from '@src/parts/cours/useContentLanguage'
import { Explanation } from '@src/views/cours/run/Explanation'
import { QuestionPicture } from '@src/views/cours/run/QuestionPicture'
import { CircleCheck, CircleX, CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SeatChoices } from './SeatChoices'
import { useSeat } from './useSeat'

interface PlayingProps {
  jeton: string
  place: Place
  question: ShownQuestion
  stamp: number | undefined
}

/**
 * A question on the phone: its choices within reach of the thumb, and the participant's own result once it is revealed.
 */
export function Playing({ jeton, place, question, stamp }: PlayingProps) {
  const { t } = useTranslation('salle')
  const { language } = useContentLanguage()
  const seat = useSeat(jeton, place, stamp)
  const { phase, rang, solution } = place
  return (
    <div className="playing" dir={CONTENT_DIRECTIONS[language]}>
      <div className="playing-question">
        <p className="playing-text">
          <Bilingual text={question.text} />
        </p>
        {question.picture ? (
          <details>
            <summary>{t('seat.picture')}</summary>
            <QuestionPicture name={question.picture} withPaths={solution !== null} />
          </details>
        ) : null}
        {solution ? <Verdict place={place} solution={solution} /> : null}
      </div>
      <div className="playing-answer">
        <SeatState place={place} isKept={seat.isKept} isCut={seat.isCut} />
        <SeatChoices
          key={rang}
          question={question}
          chosen={seat.marked}
          right={solution?.right ?? null}
          onAnswer={phase === 'OPEN' ? seat.answer : undefined}
        />
      </div>
    </div>
  )
}

function SeatState({ place, isKept, isCut }: { place: Place; isKept: boolean; isCut: boolean }) {
  const { t } = useTranslation('salle')
  const { phase, chosen } = place
  if (phase === 'REVEALED') return null
  const closed = chosen === null ? t('seat.late') : t('seat.closed')
  const open = isKept ? t('seat.kept') : t('seat.choose')
  const state = phase === 'OPEN' ? open : closed
  return (
    <p className="seat-state" role="status" data-kept={isKept || undefined}>
      {isCut ? <CloudOff aria-hidden size={18} strokeWidth={2} /> : null}
      {isKept && !isCut ? <CircleCheck aria-hidden size={18} strokeWidth={2} /> : null}
      {isCut ? t('seat.unsent') : state}
    </p>
  )
}

/** The participant's own result of a question, in words, with the reason. */
function Verdict({ place, solution }: { place: Place; solution: NonNullable<Place['solution']> }) {
  const { t } = useTranslation('salle')
  const isSilent = place.chosen === null
  const Icon = solution.correct ? CircleCheck : CircleX
  const wrong = isSilent ? t('seat.silent') : t('seat.wrong')
  return (
    <section className={solution.correct ? 'verdict is-right' : 'verdict is-wrong'} aria-live="polite">
      <h2>
        <Icon aria-hidden size={22} strokeWidth={2} />
        {solution.correct ? t('seat.right') : wrong}
      </h2>
      <Explanation {...solution} />
    </section>
  )
}
