import { selectAttempt } from '@src/redux/code-course/slice'
import { useAttemptQuery } from '@src/redux/code-course/tentative'
import { useAppSelector } from '@src/redux/hooks'
import { useParams } from 'react-router-dom'
import { useKeptChoices } from './useKeptChoices'
import { useSending } from './useSending'

/** The attempt of the address: from the slice, read from the server when the page opens or regains the focus. */
export function useAttempt() {
  const id = Number(useParams().id)
  useSending()
  const query = useAttemptQuery(id, {
    skip: !Number.isInteger(id),
    refetchOnMountOrArgChange: true,
    // A device that slept counted no seconds.
    refetchOnFocus: true,
    refetchOnReconnect: true,
  })
  const held = useAppSelector(selectAttempt)
  const attempt = held?.id === id ? held : null
  useKeptChoices(attempt)
  return { id, attempt, query }
}
