import { useSchool } from '@src/redux/session/useSchool'

/** The time zone of the signed-in user's school. */
export const useZone = (): string => useSchool().zone
