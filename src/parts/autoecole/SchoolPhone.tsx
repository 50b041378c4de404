import { useFormat } from '@core/format/useFormat'
import { usePlanningQuery } from '@src/redux/calendar/openingHours'
import { useSchool } from '@src/redux/session/useSchool'

/** The phone number of the user's school, ready to call; nothing until it is known. */
export function SchoolPhone() {
  const format = useFormat()
  const { pays } = useSchool()
  const { data } = usePlanningQuery()
  if (!data) return null
  return (
    <a className="num" href={`tel:${data.telephone}`}>
      {format.phone(data.telephone, pays)}
    </a>
  )
}
