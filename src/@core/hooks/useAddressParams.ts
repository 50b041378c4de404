import { useCallback, useContext, useEffect, useRef } from 'react'
import { type SetURLSearchParams, UNSAFE_DataRouterContext, useSearchParams } from 'react-router-dom'

/**
 * As `useSearchParams`, but a change that comes when its user has left the page, or is on the way to another, is
 * dropped: the answer of a save would put the parameters of the old page on the new one, or stop the way there.
 */
export function useAddressParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useSearchParams()
  // Read when something changes, and not drawn: `useNavigation` would draw every list anew on each way out of it.
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const set = useCallback<SetURLSearchParams>(
    (next, options) => {
      const towards = router?.state.navigation.location?.pathname
      const isLeaving = towards !== undefined && towards !== router?.state.location.pathname
      if (isHere.current && !isLeaving) setParams(next, options)
    },
    [router, setParams],
  )
  return [params, set]
}
