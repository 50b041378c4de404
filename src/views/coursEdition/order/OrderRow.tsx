import type { Question } from '@contract/cours/question'
import { IconButton } from '@core/components/IconButton'
import { shownLanguage } from '@src/parts/cours/shownLanguage'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QuestionPicture } from '../QuestionPicture'
import { QuestionState } from '../question/QuestionState'
import type { useOrder } from './useOrder'

interface OrderRowProps {
  question: Question
  index: number
  order: ReturnType<typeof useOrder>
}

/** One question with the controls of its place. */
export function OrderRow({ question: row, index, order }: OrderRowProps) {
  const { t } = useTranslation('coursEdition')
  const { id, text, picture, published } = row
  const shown = shownLanguage(text, useReadLanguage())
  const { ids, dragged, move, dragOn } = order
  const last = ids.length - 1
  const question = text[shown]
  return (
    <li className={dragged === id ? 'order-row is-dragged' : 'order-row'} {...dragOn(id)}>
      <GripVertical aria-hidden className="order-grip" size={18} strokeWidth={1.75} />
      <select
        className="form-select order-place"
        aria-label={t('order.placeOf', { question })}
        value={index}
        onChange={({ target }) => move(index, Number(target.value))}
      >
        {ids.map((one, place) => (
          <option key={one} value={place}>
            {place + 1}
          </option>
        ))}
      </select>
      <span className="question-cell">
        {picture ? <QuestionPicture name={picture} small /> : null}
        <span lang={shown}>{question}</span>
      </span>
      {published ? null : <QuestionState question={row} />}
      {/* Not `disabled`: the button would lose the focus at the end of the list. */}
      <span className="serie-moves">
        <IconButton
          icon={ArrowUp}
          label={t('serie.up', { titre: question })}
          aria-disabled={index === 0}
          onClick={() => move(index, index - 1)}
        />
        <IconButton
          icon={ArrowDown}
          label={t('serie.down', { titre: question })}
          aria-disabled={index === last}
          onClick={() => move(index, index + 1)}
        />
      </span>
    </li>
  )
}
