import { ButtonLink } from '@core/components/ButtonLink'
import { ErrorState } from '@core/components/ErrorState'
import { Page } from '@core/components/Page'
import { CardSkeleton } from '@core/components/Skeletons'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useCourseAccessQuery } from '@src/redux/code-course/codeAcces'
import { CourseOverview } from '@src/views/cours/overview/CourseOverview'
import { MonitorSmartphone, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CourseEntry } from './CourseEntry'

/** The course of the candidate signed in: their code opens it. */
export function OwnCourse() {
  const { t } = useTranslation(['codeAcces', 'nav', 'cours'])
  const format = useFormat()
  const { data, isError, isFetching, refetch } = useCourseAccessQuery(undefined, { refetchOnFocus: true })
  const until = data?.dateExpiration
  return (
    <Page
      title={t('nav:codeCourse')}
      description={until ? t('course.until', { day: format.day(until) }) : undefined}
      actions={
        <>
          {data?.open ? (
            <ButtonLink icon={TriangleAlert} to={paths.panneaux}>
              {t('cours:signs')}
            </ButtonLink>
          ) : null}
          <ButtonLink icon={MonitorSmartphone} to={paths.salleJoin}>
            {t('cours:joinRoom')}
          </ButtonLink>
        </>
      }
    >
      {!data && isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!data && !isError ? <CardSkeleton /> : null}
      {data && !data.open ? <CourseEntry /> : null}
      {data?.open ? <CourseOverview /> : null}
    </Page>
  )
}
