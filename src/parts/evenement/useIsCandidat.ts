import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'

/** Whether the signed-in user is a candidate, also while their school can only be read. */
export const useIsCandidat = (): boolean => useAppSelector(selectUserData)?.role === 'candidat'
