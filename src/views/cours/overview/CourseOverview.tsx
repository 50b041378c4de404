import { ButtonLink } from '@core/components/ButtonLink'
import { Banner } from '@core/components/messages/Banner'
import { Tabs } from '@core/components/Tabs'
import { paths } from '@src/configs/paths'
import { useAttemptsQuery } from '@src/redux/code-course/tentative'
import { useTranslation } from 'react-i18next'
import { ExamsTab } from './ExamsTab'
import { ProgressTab } from './ProgressTab'
import { ResultsTab } from './ResultsTab'
import { SeriesTab } from './SeriesTab'
import { ToDo } from './ToDo'
import { Today } from './Today'
import './overview.scss'

/** The parameters of a list in a tab: leaving the tab removes them. */
const LIST = ['q', 'status', 'activity', 'page', 'perPage', 'sort', 'row']

/** The candidate's course: their readiness, the tasks of today, and everything to train with. */
export function CourseOverview() {
  const { t } = useTranslation('cours')
  return (
    <div className="course in-order">
      <ExamGoesOn />
      <ToDo />
      <Today />
      <div>
        <Tabs
          label={t('tabs.label')}
          tabs={[
            { id: 'series', label: t('tabs.series'), params: LIST, render: () => <SeriesTab /> },
            { id: 'exams', label: t('tabs.exams'), render: () => <ExamsTab /> },
            { id: 'results', label: t('tabs.results'), params: LIST, render: () => <ResultsTab /> },
            { id: 'progress', label: t('tabs.progress'), render: () => <ProgressTab /> },
          ]}
        />
      </div>
    </div>
  )
}

/** The link back to a running exam. */
function ExamGoesOn() {
  const { t } = useTranslation('cours')
  const { data } = useAttemptsQuery({ mode: 'EXAM', status: 'STARTED', perPage: '10' })
  const [exam] = data?.data ?? []
  if (!exam) return null
  return (
    <Banner
      tone="warning"
      action={
        <ButtonLink look="primary" to={paths.codeExam(exam.id)}>
          {t('exam.resume')}
        </ButtonLink>
      }
    >
      {t('exam.goesOn')}
    </Banner>
  )
}
