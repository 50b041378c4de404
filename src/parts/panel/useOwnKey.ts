import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'

/** The key of a draft of the signed-in person: the next person who signs in on the same device does not find it. */
export function useOwnKey(key: string): string {
  const person = useAppSelector(selectUserData)?.connect.id
  return `${key}:${person}`
}
