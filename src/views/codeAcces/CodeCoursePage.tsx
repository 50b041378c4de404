import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { Page } from '@core/components/Page'
import { CardSkeleton, PageSkeleton } from '@core/components/Skeletons'
import { useFormat } from '@core/format/useFormat'
import { useCourseAccessQuery } from '@src/redux/code-course/codeAcces'
import { useAbility } from '@src/redux/session/ability'
import { TraineesPage } from '@src/views/coursEcole/TraineesPage'
import { ComingSoonPage } from '@src/views/misc/ComingSoonPage'
import { BookOpenCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { CourseEntry } from './CourseEntry'

/** Only authors load their part. */
const Edition = lazy(() =>
  import('@src/views/coursEdition/CoursEdition').then((module) => ({ default: module.CoursEdition })),
)

const CoursEdition = () => (
  <Suspense fallback={<PageSkeleton />}>
    <Edition />
  </Suspense>
)

/** The online course: a candidate opens it with a code. Its content is not built yet, and the page says so. */
export function CodeCoursePage() {
  const { t } = useTranslation('nav')
  const ability = useAbility()
  if (ability.can('update', 'CodeCourse')) return <CoursEdition />
  if (ability.can('update', 'CourseAccess')) return <OwnCourse />
  if (ability.can('read', 'Tentative') && ability.cannot('create', 'Tentative')) return <TraineesPage />
  return <ComingSoonPage title={t('codeCourse')} />
}

function OwnCourse() {
  const { t } = useTranslation(['codeAcces', 'nav'])
  const format = useFormat()
  const { data, isError, isFetching, refetch } = useCourseAccessQuery(undefined, { refetchOnFocus: true })
  const until = data?.dateExpiration
  return (
    <Page title={t('nav:codeCourse')} description={until ? t('course.until', { day: format.day(until) }) : undefined}>
      {!data && isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!data && !isError ? <CardSkeleton /> : null}
      {data && !data.open ? <CourseEntry /> : null}
      {data?.open ? <EmptyState icon={BookOpenCheck} title={t('course.ready')} text={t('course.coming')} /> : null}
    </Page>
  )
}
