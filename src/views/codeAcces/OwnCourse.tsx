import type { CourseAccess } from '@contract/ecole/codeAcces'
import { ButtonLink } from '@core/components/ButtonLink'
import { Banner } from '@core/components/messages/Banner'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { SignsLink } from '@src/parts/cours/SignsLink'
import { useCourseAccessQuery } from '@src/redux/code-course/codeAcces'
import { useAbility } from '@src/redux/session/ability'
import { CourseOverview } from '@src/views/cours/overview/CourseOverview'
import { MonitorSmartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CourseEntry } from './CourseEntry'

/** The course of the signed-in candidate: their code opens it. */
export function OwnCourse() {
  const { t } = useTranslation(['codeAcces', 'nav', 'cours'])
  const format = useFormat()
  const canTrain = useAbility().can('create', 'Tentative')
  const { data, isError, isFetching, refetch } = useCourseAccessQuery(undefined, { refetchOnFocus: true })
  const openWord = ({ par, dateExpiration }: CourseAccess) => {
    const day = dateExpiration && format.day(dateExpiration)
    if (par === 'FORFAIT') return day ? t('course.includedUntil', { day }) : t('course.included')
    return day ? t('course.until', { day }) : undefined
  }
  return (
    <Page
      title={t('nav:codeCourse')}
      description={data?.open ? openWord(data) : undefined}
      actions={
        <>
          <SignsLink />
          {canTrain ? (
            <ButtonLink icon={MonitorSmartphone} to={paths.salleJoin}>
              {t('cours:joinRoom')}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {!data && isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!data && !isError ? <CardSkeleton /> : null}
      {data && !data.open ? <Closed access={data} /> : null}
      {data?.open ? <CourseOverview /> : null}
    </Page>
  )
}

/** The reason why the course is closed, and how to open it. */
function Closed({ access: { raison, depuis } }: { access: CourseAccess }) {
  const { t } = useTranslation('codeAcces')
  const format = useFormat()
  // Not in a school that can only be read.
  const canTrain = useAbility().can('create', 'Tentative')
  return (
    <>
      {raison && raison !== 'NONE' ? (
        <Banner tone={raison === 'CODE_WAITING' ? 'info' : 'warning'}>
          {t(`course.closed.${raison}`, { day: depuis ? format.day(depuis) : '' })}
        </Banner>
      ) : null}
      {canTrain ? <CourseEntry /> : null}
    </>
  )
}
