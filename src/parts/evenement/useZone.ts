import { useSchool } from '@src/redux/session/useSchool'

/** The zone on whose clock the school signed in lives. */
export const useZone = (): string => useSchool().zone
