import { useCallback, useContext, useEffect, useRef } from 'react'
import { type SetURLSearchParams, UNSAFE_DataRouterContext, useSearchParams } from 'react-router-dom'

/**
 * Like `useSearchParams`, but drops a change that comes after the user has left the page or started to leave it.
 * Otherwise the answer of a save would put the parameters of the old page on the new one, or stop the navigation.
 */
export function useAddressParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useSearchParams()
  // Read from the router only when something changes: `useNavigation` would draw every list again on each navigation.
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
