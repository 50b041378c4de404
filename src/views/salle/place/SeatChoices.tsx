import type { ShownQuestion } from '@contract/cours/salle'
import { Button } from '@core/components/Button'
import { Bilingual } from '@src/parts/cours/Bilingual'
import { letterOf } from '@src/parts/salle/letters'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface SeatChoicesProps {
  question: ShownQuestion
  /** The answer so far. */
  chosen: readonly number[]
  /** The right choices, once they are revealed. */
  right: readonly number[] | null
  /** Absent while no answers are accepted. */
  onAnswer?: (choices: number[]) => void
}

/** The choices as large buttons: a press answers; where several are right, they are marked first and sent together. */
export function SeatChoices({ question, chosen, right, onAnswer }: SeatChoicesProps) {
  const { t } = useTranslation('salle')
  const [marked, setMarked] = useState(chosen)
  const { choices, several } = question
  const shown = several && onAnswer ? marked : chosen
  const press = (id: number) => {
    if (!several) return onAnswer?.([id])
    setMarked((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  }
  return (
    <>
      {several && onAnswer ? <p className="muted">{t('several')}</p> : null}
      <div className="seat-choices">
        {choices.map((choice, index) => (
          <button
            key={choice.id}
            type="button"
            aria-pressed={shown.includes(choice.id)}
            disabled={!onAnswer}
            data-mark={markOf(right, choice.id, shown.includes(choice.id))}
            onClick={() => press(choice.id)}
          >
            <span className="seat-letter">{letterOf(index)}</span>
            <Bilingual text={choice} />
            <ChoiceMark right={right} id={choice.id} isChosen={shown.includes(choice.id)} />
          </button>
        ))}
      </div>
      {several && onAnswer ? (
        <Button
          look="primary"
          className="seat-send"
          disabled={marked.length === 0}
          onClick={() => onAnswer([...marked])}
        >
          {t('seat.send')}
        </Button>
      ) : null}
    </>
  )
}

function markOf(right: readonly number[] | null, id: number, isChosen: boolean): string | undefined {
  if (!right) return undefined
  if (right.includes(id)) return 'right'
  return isChosen ? 'wrong' : undefined
}

/** The mark of a choice: an icon with its word. */
function ChoiceMark({ right, id, isChosen }: { right: readonly number[] | null; id: number; isChosen: boolean }) {
  const { t } = useTranslation('salle')
  const mark = markOf(right, id, isChosen)
  if (!mark) return null
  const Icon = mark === 'right' ? Check : X
  return (
    <span className="choice-mark">
      <Icon aria-hidden size={20} strokeWidth={2.5} />
      {mark === 'right' ? t('right') : t('seat.yours')}
    </span>
  )
}
