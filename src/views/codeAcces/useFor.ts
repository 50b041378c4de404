import { MAX_LOT } from '@contract/ecole/codeAcces'
import { useAddressParams } from '@core/hooks/useAddressParams'

const NAME = 'pour'

/** The candidates for new codes, from the address: other pages link here with `?pour=3,5`. */
export function useFor() {
  const [params, setParams] = useAddressParams()
  const text = params.get(NAME)
  const set = (value: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (value === null) next.delete(NAME)
        else next.set(NAME, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const ids = text === null ? null : [...new Set(text.split(',').filter((id) => /^\d{1,9}$/.test(id)))].map(Number)
  return { ids: ids?.slice(0, MAX_LOT) ?? null, open: (wanted: number[]) => set(wanted.join()), close: () => set(null) }
}
