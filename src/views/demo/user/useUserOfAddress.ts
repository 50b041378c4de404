import { isNotFound } from '@src/redux/answers/isNotFound'
import { useDemoUserQuery } from '@src/redux/demo/user/api'
import { useParams } from 'react-router-dom'
import { idOf } from '../shared/idOf'

const FIRST_ID = 1

/** The user in the address; the first one by default. */
export function useUserOfAddress() {
  const id = idOf(useParams().id, FIRST_ID)
  const { currentData, error, isFetching, refetch } = useDemoUserQuery(id)
  return {
    demoUser: currentData?.user,
    isUnknown: isNotFound(error),
    isFailed: Boolean(error) && !currentData,
    isFetching,
    retry: () => void refetch(),
  }
}
