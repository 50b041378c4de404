import type { Question } from '@contract/cours/question'
import { Blank } from '@core/components/states/Blank'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { OwnText } from '@src/parts/cours/OwnText'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { QuestionPicture } from '../QuestionPicture'
import { useTopics } from '../useTopics'
import { QuestionState } from './QuestionState'

/** The wrong choice that was chosen most often. */
const trapOf = ({ choices }: Question) =>
  choices.filter(({ right, chosen }) => !right && chosen > 0).sort((one, other) => other.chosen - one.chosen)[0]

/** The columns of the list of questions. */
export function useQuestionColumns(): Column<Question>[] {
  const { t } = useTranslation('coursEdition')
  const format = useFormat()
  const { nameOf } = useTopics()
  return useMemo(
    () => [
      {
        id: 'text',
        header: t('fields.question'),
        sortKey: 'rang',
        primary: true,
        sortable: true,
        hideable: false,
        cell: ({ picture, text }) => (
          <span className="question-cell">
            {picture ? <QuestionPicture name={picture} small /> : null}
            <OwnText text={text} />
          </span>
        ),
      },
      { id: 'topic', header: t('fields.topic'), cell: ({ topic }) => nameOf(topic) },
      {
        id: 'difficulty',
        header: t('fields.difficulty'),
        sortable: true,
        cell: ({ difficulty }) => t(`difficulty.${difficulty}`),
      },
      {
        id: 'success',
        header: t('fields.success'),
        align: 'end',
        cell: ({ answers, correct }) => (answers === 0 ? <Blank /> : format.percent(correct / answers)),
      },
      {
        id: 'trap',
        header: t('fields.trap'),
        cell: (row) => {
          const trap = trapOf(row)
          if (!trap) return <Blank />
          return (
            <span>
              <OwnText text={trap} />{' '}
              <span className="muted">({format.percent(trap.chosen / Math.max(row.answers, 1))})</span>
            </span>
          )
        },
      },
      { id: 'published', header: t('fields.state'), cell: (row) => <QuestionState question={row} /> },
    ],
    [t, format, nameOf],
  )
}
