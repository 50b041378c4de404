import { useFirstPageLoaded } from '@src/redux/session/useFirstPageLoaded'
import { useEffect } from 'react'

/** Keeps the second press of a double tap from a button that nobody has read, from when the first page is there. */
export function useSteadyTaps(): void {
  const isLoaded = useFirstPageLoaded()
  useEffect(() => {
    if (!isLoaded) return
    let isHere = true
    let stop = () => {}
    import('@core/platform/steadyTaps')
      .then(({ keepTapsSteady }) => {
        if (isHere) stop = keepTapsSteady(document)
      })
      .catch(() => undefined)
    return () => {
      isHere = false
      stop()
    }
  }, [isLoaded])
}
