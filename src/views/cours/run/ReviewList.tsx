import type { Asked } from '@contract/cours/tentative'
import { StatusDot } from '@core/components/StatusDot'
import { Bilingual } from '@src/parts/cours/Bilingual'
import { Check, ChevronDown, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Choices } from './Choices'
import { Explanation } from './Explanation'
import { QuestionPicture } from './QuestionPicture'
import './review.scss'

interface ReviewListProps {
  questions: readonly Asked[]
  /** Says whose answers they are. */
  title: string
}

/** Every question with its answer and its solution; the wrong ones come first. */
export function ReviewList({ questions, title }: ReviewListProps) {
  const wrong = questions.filter(({ solution }) => !solution?.correct)
  const right = questions.filter(({ solution }) => solution?.correct)
  return (
    <section className="review" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {[...wrong, ...right].map((question) => (
          <li key={question.rang}>
            <ReviewItem question={question} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ReviewItem({ question }: { question: Asked }) {
  const { t } = useTranslation('cours')
  const { solution, chosen, picture } = question
  const isRight = solution?.correct === true
  const wrongLabel = chosen === null ? t('review.unanswered') : t('review.wrong')
  return (
    <details className="review-item">
      <summary>
        <StatusDot
          tone={isRight ? 'success' : 'danger'}
          icon={isRight ? Check : X}
          label={isRight ? t('review.right') : wrongLabel}
        />
        <Bilingual text={question.text} />
        <ChevronDown aria-hidden size={18} strokeWidth={1.75} />
      </summary>
      <div className="review-body">
        {picture ? <QuestionPicture name={picture} withPaths /> : null}
        <Choices question={question} chosen={chosen ?? []} />
        {question.late ? <p className="muted">{t('review.late')}</p> : null}
        {solution ? <Explanation {...solution} /> : null}
      </div>
    </details>
  )
}
