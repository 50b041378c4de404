import type { Question } from '@contract/cours/question'
import { ButtonLink } from '@core/components/ButtonLink'
import { type Fact, Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { BothTexts } from '@src/parts/cours/Bilingual'
import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QuestionCard } from '../QuestionCard'
import { QuestionState } from '../question/QuestionState'
import { useTopics } from '../useTopics'

/** A question with everything that a reader has to check. */
export function CheckedQuestion({ question }: { question: Question }) {
  const { t } = useTranslation('coursEdition')
  const format = useFormat()
  const { nameOf } = useTopics()
  const { id, topic, reference, base, fact, difficulty, explanation, source } = question
  const facts: Fact[] = [
    { label: t('fields.explanation'), value: <BothTexts text={explanation} /> },
    { label: t('fields.source'), value: <BothTexts text={source} /> },
    {
      label: t('fields.base'),
      value: fact ? (
        <>
          {base} · <span lang="fr">{fact.text}</span> <span className="muted">({fact.law})</span>
        </>
      ) : (
        base
      ),
    },
    { label: t('fields.difficulty'), value: t(`difficulty.${difficulty}`) },
  ]
  return (
    <article className="card card-body relecture-question" aria-label={reference}>
      <div className="relecture-head">
        <span className="muted">{format.beside([nameOf(topic), reference])}</span>
        <QuestionState question={question} />
        <ButtonLink icon={Pencil} to={`${paths.questionEdit(id)}?retour=relecture`}>
          {t('relecture.mend')}
        </ButtonLink>
      </div>
      <QuestionCard question={question} solved />
      <Facts look="lines" facts={facts} className="relecture-facts" />
    </article>
  )
}
