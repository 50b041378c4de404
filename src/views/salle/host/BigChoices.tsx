import type { Outcome, ShownQuestion } from '@contract/cours/salle'
import { useFormat } from '@core/format/useFormat'
import { Bilingual } from '@src/parts/cours/Bilingual'
import { letterOf } from '@src/parts/salle/letters'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface BigChoicesProps {
  question: Pick<ShownQuestion, 'choices'>
  /** Null before the result is shown. */
  outcome: Outcome | null
}

/** The choices with their letters; the result adds a bar for the share of each, and a mark for the right one. */
export function BigChoices({ question, outcome }: BigChoicesProps) {
  return (
    <ol className="big-choices">
      {question.choices.map((choice, index) => (
        <li key={choice.id} data-mark={markOf(outcome, choice.id)}>
          {outcome ? (
            <span className="big-bar" aria-hidden style={{ inlineSize: `${shareOf(outcome, choice.id) * 100}%` }} />
          ) : null}
          <span className="big-letter">{letterOf(index)}</span>
          <Bilingual text={choice} />
          {outcome ? <Figure outcome={outcome} id={choice.id} /> : null}
        </li>
      ))}
    </ol>
  )
}

const isRight = ({ right }: Outcome, id: number) => right.includes(id)
const markOf = (outcome: Outcome | null, id: number) => outcome && (isRight(outcome, id) ? 'right' : 'other')
const countOf = ({ counts }: Outcome, id: number) => counts.find((one) => one.id === id)?.nombre ?? 0
const shareOf = (outcome: Outcome, id: number) => countOf(outcome, id) / Math.max(1, outcome.answers)

/** The number of participants who made a choice; the right one is also named in words. */
function Figure({ outcome, id }: { outcome: Outcome; id: number }) {
  const { t } = useTranslation('salle')
  const format = useFormat()
  return (
    <span className="big-figure">
      {isRight(outcome, id) ? (
        <span className="big-right">
          <Check aria-hidden size={28} strokeWidth={3} />
          {t('right')}
        </span>
      ) : null}
      <span dir="ltr">
        <b>{format.number(countOf(outcome, id))}</b> {format.percent(shareOf(outcome, id))}
      </span>
    </span>
  )
}
