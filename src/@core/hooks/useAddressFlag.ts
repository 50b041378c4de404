import { useCallback } from 'react'
import { useAddressParams } from './useAddressParams'

/**
 * The open state of a panel, kept in the address as `?name=1`, so that links can open it and a reload keeps it; `?name`
 * typed by hand opens it too.
 */
export function useAddressFlag(name: string) {
  const [params, setParams] = useAddressParams()
  const set = useCallback(
    (isOpen: boolean) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old)
          if (isOpen) next.set(name, '1')
          else next.delete(name)
          return next
        },
        { replace: true },
      ),
    [name, setParams],
  )
  const open = useCallback(() => set(true), [set])
  const close = useCallback(() => set(false), [set])
  return { isOpen: ['1', ''].includes(params.get(name) ?? '0'), open, close }
}
