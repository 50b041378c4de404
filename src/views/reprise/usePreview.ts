import type { RepriseApercu, RepriseRow } from '@contract/argent/reprise'
import { useDebounced } from '@core/hooks/useDebounced'
import { usePreviewRepriseMutation } from '@src/redux/argent/reprise'
import { useEffect, useState } from 'react'

const PAUSE_MS = 250
const NOTHING: ReadonlyMap<number, RepriseApercu> = new Map()

/** The postings that saving some rows would make, by candidate; updated soon after each change. */
export function usePreview(rows: readonly RepriseRow[], isReady: boolean): ReadonlyMap<number, RepriseApercu> {
  const [preview] = usePreviewRepriseMutation()
  const [found, setFound] = useState(NOTHING)
  const asked = useDebounced(isReady ? JSON.stringify(rows) : '[]', PAUSE_MS)
  useEffect(() => {
    const wanted: RepriseRow[] = JSON.parse(asked)
    if (wanted.length === 0) return setFound(NOTHING)
    let isLate = false
    void preview({ rows: wanted }).then(({ data }) => {
      if (!isLate && data) setFound(new Map(data.data.map((one) => [one.idCandidat, one])))
    })
    return () => {
      isLate = true
    }
  }, [asked, preview])
  return found
}
