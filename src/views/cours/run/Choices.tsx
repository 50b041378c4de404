import type { Asked } from '@contract/cours/tentative'
import { Bilingual } from '@src/parts/cours/Bilingual'
import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface ChoicesProps {
  question: Asked
  /** The choices marked so far, or those of the answer. */
  chosen: readonly number[]
  /** Absent once the answer was given. */
  onChoose?: (id: number) => void
}

type Mark = 'right' | 'wrong' | 'missed' | undefined

/** The mark of a choice, once the solution is known. */
function markOf({ solution }: Asked, id: number, isChosen: boolean): Mark {
  if (!solution) return undefined
  if (solution.right.includes(id)) return isChosen ? 'right' : 'missed'
  return isChosen ? 'wrong' : undefined
}

/** The choices of a question as large targets: one of them, or several where several are right. */
export function Choices({ question, chosen, onChoose }: ChoicesProps) {
  const name = useId()
  return (
    <div className="choices">
      {question.choices.map((choice, index) => (
        <label
          key={choice.id}
          className="choice"
          data-mark={markOf(question, choice.id, chosen.includes(choice.id))}
          data-chosen={chosen.includes(choice.id) || undefined}
        >
          <input
            type={question.several ? 'checkbox' : 'radio'}
            className="form-check-input"
            name={name}
            checked={chosen.includes(choice.id)}
            disabled={!onChoose}
            onChange={() => onChoose?.(choice.id)}
          />
          <kbd aria-hidden>{index + 1}</kbd>
          <Bilingual text={choice} />
          <ChoiceMark mark={markOf(question, choice.id, chosen.includes(choice.id))} />
        </label>
      ))}
    </div>
  )
}

function ChoiceMark({ mark }: { mark: Mark }) {
  const { t } = useTranslation('cours')
  if (!mark) return null
  const Icon = mark === 'wrong' ? X : Check
  return (
    <span className="choice-mark">
      <Icon aria-hidden size={18} strokeWidth={2.25} />
      {t(`mark.${mark}`)}
    </span>
  )
}
