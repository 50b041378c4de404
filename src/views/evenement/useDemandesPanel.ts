import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

const NAME = 'demandes'

/** Whether the requests stand beside the planning: in the address, where a notification leads to them. */
export function useDemandesPanel() {
  const [params, setParams] = useSearchParams()
  const set = useCallback(
    (isOpen: boolean) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old)
          if (isOpen) next.set(NAME, '1')
          else next.delete(NAME)
          return next
        },
        { replace: true },
      ),
    [setParams],
  )
  const open = useCallback(() => set(true), [set])
  const close = useCallback(() => set(false), [set])
  return { isOpen: params.get(NAME) === '1', open, close }
}
