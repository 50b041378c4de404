import { PageSkeleton } from '@core/components/states/Skeletons'
import { useAbility } from '@src/redux/session/ability'
import { type ComponentType, lazy, Suspense } from 'react'
import { OwnCourse } from './OwnCourse'

/** Each kind of reader loads their own part only. */
const CoursEdition = lazy(async () => ({
  default: (await import('@src/views/coursEdition/CoursEdition')).CoursEdition,
}))
const CoursePreview = lazy(async () => ({
  default: (await import('@src/views/cours/overview/CoursePreview')).CoursePreview,
}))
const TraineesPage = lazy(async () => ({
  default: (await import('@src/views/coursEcole/TraineesPage')).TraineesPage,
}))

type Ability = ReturnType<typeof useAbility>

/**
 * The part of the course for a reader: authors write it, candidates train, clients see a preview, the school sees the
 * trainees.
 */
function courseFor(ability: Ability): ComponentType {
  if (ability.can('update', 'CodeCourse')) return CoursEdition
  if (ability.can('update', 'CourseAccess')) return OwnCourse
  return ability.can('create', 'Tentative') ? CoursePreview : TraineesPage
}

/** The online highway-code course, in the form for the signed-in person. */
export function CodeCoursePage() {
  const Course = courseFor(useAbility())
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Course />
    </Suspense>
  )
}
