import { ZoneContext } from '@core/format/zone'
import type { ReactNode } from 'react'
import { useSchool } from './useSchool'

/** Whoever is signed in reads moments on the clock of its school, wherever the device is. */
export function SchoolClock({ children }: { children: ReactNode }) {
  return <ZoneContext value={useSchool().zone}>{children}</ZoneContext>
}
