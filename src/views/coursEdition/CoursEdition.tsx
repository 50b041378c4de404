import { ButtonLink } from '@core/components/ButtonLink'
import { Page } from '@core/components/Page'
import { Tabs } from '@core/components/Tabs'
import { paths } from '@src/configs/paths'
import { SignsLink } from '@src/parts/cours/SignsLink'
import { BookOpenText, FileUp, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ExamensTab } from './examen/ExamensTab'
import { QUESTION_PARAMS, QuestionsTab } from './question/QuestionsTab'
import { SeriesTab } from './serie/SeriesTab'
import './coursEdition.scss'

/** The course as its authors see it: series, questions, mock exams. */
export function CoursEdition() {
  const { t } = useTranslation('coursEdition')
  const tabs = [
    { id: 'series', label: t('tabs.series'), render: () => <SeriesTab /> },
    { id: 'questions', label: t('tabs.questions'), params: QUESTION_PARAMS, render: () => <QuestionsTab /> },
    { id: 'examens', label: t('tabs.examens'), render: () => <ExamensTab /> },
  ]
  return (
    <Page
      title={t('title')}
      description={t('text')}
      actions={
        <>
          <SignsLink />
          <TabActions />
        </>
      }
    >
      <Tabs label={t('title')} tabs={tabs} />
    </Page>
  )
}

/** The actions of the open tab. */
function TabActions() {
  const { t } = useTranslation('coursEdition')
  const tab = useSearchParams()[0].get('tab')
  const check = (
    <ButtonLink icon={BookOpenText} to={paths.relecture}>
      {t('relecture.title')}
    </ButtonLink>
  )
  if (tab === 'questions')
    return (
      <>
        {check}
        <ButtonLink look="primary" icon={Plus} to={paths.questionNew}>
          {t('question.add')}
        </ButtonLink>
      </>
    )
  if (tab === 'examens')
    return (
      <ButtonLink look="primary" icon={Plus} to={paths.examenBlancNew}>
        {t('examen.add')}
      </ButtonLink>
    )
  return (
    <>
      {check}
      <ButtonLink icon={FileUp} to={paths.serieImport}>
        {t('import.action')}
      </ButtonLink>
      <ButtonLink look="primary" icon={Plus} to={paths.serieNew}>
        {t('serie.add')}
      </ButtonLink>
    </>
  )
}
