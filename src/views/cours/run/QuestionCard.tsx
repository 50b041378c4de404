import type { Asked } from '@contract/cours/tentative'
import { Bilingual } from '@src/parts/cours/Bilingual'
import { CONTENT_DIRECTIONS, useContentLanguage } from '@src/parts/cours/useContentLanguage'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from './Choices'
import { QuestionPicture } from './QuestionPicture'

interface QuestionCardProps {
  question: Asked
  chosen: readonly number[]
  onChoose?: (id: number) => void
}

/** A question with its picture and its choices; the focus is on its text, which is read first. */
export function QuestionCard({ question, chosen, onChoose }: QuestionCardProps) {
  const { t } = useTranslation('cours')
  const { language } = useContentLanguage()
  const legend = useRef<HTMLLegendElement>(null)
  const { rang, picture, several } = question
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each question
  useEffect(() => {
    window.scrollTo?.(0, 0)
    legend.current?.focus({ preventScroll: true })
  }, [rang])
  return (
    <fieldset className={picture ? 'question has-picture' : 'question'} dir={CONTENT_DIRECTIONS[language]}>
      <legend ref={legend} tabIndex={-1}>
        <Bilingual text={question.text} />
      </legend>
      {picture ? <QuestionPicture name={picture} withPaths={question.solution !== null} /> : null}
      <div>
        {several && onChoose ? <p className="muted">{t('run.several')}</p> : null}
        <Choices question={question} chosen={chosen} onChoose={onChoose} />
      </div>
    </fieldset>
  )
}
