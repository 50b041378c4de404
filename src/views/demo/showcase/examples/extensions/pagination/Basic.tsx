import { PartPager } from '@core/components/PartPager'
import { useState } from 'react'

const TOTAL = 47

export function Basic() {
  const [page, setPage] = useState(1)
  return <PartPager page={page} perPage={10} total={TOTAL} onPage={setPage} />
}
