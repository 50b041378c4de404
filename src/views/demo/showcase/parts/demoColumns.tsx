import type { DemoRow } from '@contract/demo/table'
import { Avatar } from '@core/components/Avatar'
import { StatusDot } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

const TONES = ['info', 'success', 'danger', 'warning', 'neutral'] as const
/** The names of the states, in the order of their numbers. */
export const STATES = ['current', 'professional', 'rejected', 'resigned', 'applied'] as const

/** The name of a state, which is a number from 1 to 5 on the wire. */
export const stateOf = (status: number) => STATES[Math.min(Math.max(status, 1), STATES.length) - 1] ?? 'current'

/** A person of the sample with their initials. */
export const DemoPerson = ({ row }: { row: DemoRow }) => (
  <span className="demo-person">
    <Avatar name={row.full_name} size={32} />
    <span>
      <strong>{row.full_name}</strong>
      <span className="muted">{row.post}</span>
    </span>
  </span>
)

/** The state of an application. */
export function DemoState({ status }: { status: number }) {
  const { t } = useTranslation('demoTables')
  const state = stateOf(status)
  return <StatusDot tone={TONES[STATES.indexOf(state)] ?? 'neutral'} label={t(`word.status.${state}`)} />
}

/** The sample's amounts begin with the number, without separators. */
export const amountOf = ({ salary }: DemoRow) => Number.parseInt(salary, 10)

/** `MM/DD/YYYY` as a day. */
export const dayOfRow = ({ start_date }: DemoRow) => {
  const [month, day, year] = start_date.split('/')
  return `${year}-${month}-${day}`
}

/** The reverse: a day in the sample's format. */
export const rowDayOf = (day: string) => {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}
