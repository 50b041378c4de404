import type { QuestionInput } from '@contract/cours/question'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { BothTexts } from '@src/parts/cours/Bilingual'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QuestionPicture } from './QuestionPicture'

type Shown = Pick<QuestionInput, 'picture' | 'text' | 'choices'>

/** A question as a candidate sees it, in both languages; its right answers are marked only where `solved`. */
export function QuestionCard({ question, solved = false }: { question: Shown; solved?: boolean }) {
  const { t } = useTranslation('coursEdition')
  const { picture, text, choices } = question
  return (
    <div className="question-card">
      {picture ? <QuestionPicture name={picture} /> : null}
      <BothTexts text={text} className="question-text" />
      <ol className="question-choices">
        {choices.map((choice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: choices have no other name while they are written
          <li key={index} className={solved && choice.right ? 'is-right' : undefined}>
            <BothTexts text={choice} />
            {solved && choice.right ? (
              <>
                <Check aria-hidden size={18} strokeWidth={2} />
                <VisuallyHidden>{t('fields.right')}</VisuallyHidden>
              </>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  )
}
