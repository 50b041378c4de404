import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'

/** Makes keys of drafts of the signed-in person: the next person who signs in on the same device does not find them. */
export function useOwnKeys(): (key: string) => string {
  const person = useAppSelector(selectUserData)?.connect.id
  return (key) => `${key}:${person}`
}

/** The key of a draft of the signed-in person. */
export const useOwnKey = (key: string): string => useOwnKeys()(key)
