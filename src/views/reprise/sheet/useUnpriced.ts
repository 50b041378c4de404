import type { ReprisePage } from '@contract/argent/reprise'
import { useLazyRepriseQuery } from '@src/redux/argent/reprise'
import { useEffect, useState } from 'react'

const PER_PAGE = 100

/** Every candidate to import, with the packages they may have bought; null while they are loading. */
export function useUnpriced(): Pick<ReprisePage, 'data' | 'offres'> | null {
  const [ask] = useLazyRepriseQuery()
  const [found, setFound] = useState<Pick<ReprisePage, 'data' | 'offres'> | null>(null)
  useEffect(() => {
    let isLeft = false
    async function read() {
      const all: Pick<ReprisePage, 'data' | 'offres'> = { data: [], offres: [] }
      for (let page = 1, pages = 1; page <= pages && !isLeft; page += 1) {
        const { data } = await ask({ page: String(page), perPage: String(PER_PAGE) })
        if (!data) return
        pages = data.totalPages
        all.data.push(...data.data)
        const known = new Set(all.offres.map(({ idPermi }) => idPermi))
        all.offres.push(...data.offres.filter(({ idPermi }) => !known.has(idPermi)))
      }
      if (!isLeft) setFound(all)
    }
    void read()
    return () => {
      isLeft = true
    }
  }, [ask])
  return found
}
