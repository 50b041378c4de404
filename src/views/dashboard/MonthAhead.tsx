import { firstOfMonth } from '@contract/clock/days'
import { useRights } from '@src/parts/evenement/useRights'
import { useAbility } from '@src/redux/session/ability'
import { useSchool } from '@src/redux/session/useSchool'
import { PlanningFigures } from './PlanningFigures'
import { UpcomingExams } from './UpcomingExams'

/** The month beside the tasks of the day: the next exams, and the lessons and exams by result. */
export function MonthAhead() {
  const ability = useAbility()
  const { seesSchool } = useRights()
  const { today } = useSchool()
  return (
    <div className="dashboard-side">
      {ability.can('read', 'Examen') ? <UpcomingExams /> : null}
      {seesSchool ? <PlanningFigures firstOfMonth={firstOfMonth(today)} /> : null}
    </div>
  )
}
