import { ZoneContext } from '@core/format/zone'
import type { ReactNode } from 'react'
import { useSchool } from './useSchool'

/** Shows moments in the time zone of the signed-in user's school, whatever the device's zone. */
export function SchoolClock({ children }: { children: ReactNode }) {
  return <ZoneContext value={useSchool().zone}>{children}</ZoneContext>
}
