import { QUESTION_SORTS, QUESTIONS_PER_PAGE, type Question } from '@contract/cours/question'
import { TOPIC_KEYS } from '@contract/cours/topic'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import type { FilterDef } from '@core/table/FilterField'
import { rowsOf } from '@core/table/screen/answer'
import { ListTable } from '@core/table/screen/ListTable'
import { TableToolbar } from '@core/table/TableToolbar'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import { useQuestionsQuery } from '@src/redux/code-course/question'
import { useSeriesQuery } from '@src/redux/code-course/serie'
import { ListChecks, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTopics } from '../useTopics'
import { MovePanel } from './MovePanel'
import { QuestionMenu } from './QuestionMenu'
import { useQuestionColumns } from './useQuestionColumns'

const FILTERS = {
  topic: TOPIC_KEYS,
  idSerie: 'id',
  published: ['true', 'false'],
  picture: ['true', 'false'],
} as const
const LIST = {
  id: 'questions',
  sorts: QUESTION_SORTS,
  defaultSort: 'rang',
  filters: FILTERS,
  usualPerPage: QUESTIONS_PER_PAGE,
} as const
/** The parameters of the list in the address. */
export const QUESTION_PARAMS = ['page', 'perPage', 'q', 'sort', 'row', ...Object.keys(FILTERS)]

const rowId = (row: Question) => row.id
const rowLink = (row: Question) => paths.questionEdit(row.id)

function useFilters(): FilterDef[] {
  const { t } = useTranslation('coursEdition')
  const { options } = useTopics()
  const read = useReadLanguage()
  const { data } = useSeriesQuery()
  return useMemo(() => {
    const yesOrNo = (name: 'published' | 'picture') => ({
      name,
      label: t(`filters.${name}`),
      options: [
        { value: 'true', label: t(`${name}.true`) },
        { value: 'false', label: t(`${name}.false`) },
      ],
    })
    const series = (data?.data ?? []).map(({ id, title }) => ({ value: String(id), label: title[read] }))
    return [
      { name: 'topic', label: t('fields.topic'), options },
      { name: 'idSerie', label: t('fields.idSerie'), options: series },
      yesOrNo('published'),
      yesOrNo('picture'),
    ]
  }, [t, options, data, read])
}

/** All questions, page by page. */
export function QuestionsTab() {
  const { t } = useTranslation('coursEdition')
  const list = useListState(LIST)
  const answer = useQuestionsQuery(list.query, { refetchOnFocus: true })
  const columns = useQuestionColumns()
  const filters = useFilters()
  const moved = rowsOf(answer)?.find(({ id }) => String(id) === list.row)
  const add = (
    <ButtonLink look="primary" icon={Plus} to={paths.questionNew}>
      {t('question.add')}
    </ButtonLink>
  )
  return (
    <div className="question-list">
      <TableToolbar list={list} columns={columns} filters={filters} searchLabel={t('question.search')} />
      <ListTable
        list={list}
        answer={answer}
        columns={columns}
        rowId={rowId}
        rowLink={rowLink}
        rowActions={(row) => <QuestionMenu question={row} onMove={() => list.setRow(row.id)} />}
        label={t('tabs.questions')}
        empty={<EmptyState icon={ListChecks} title={t('question.empty')} text={t('question.emptyText')} action={add} />}
      />
      {moved ? <MovePanel key={moved.id} question={moved} onClose={() => list.setRow(null)} /> : null}
    </div>
  )
}
