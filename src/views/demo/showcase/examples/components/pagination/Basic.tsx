import { PartPager } from '@core/components/PartPager'
import { useState } from 'react'

export function Basic() {
  const [page, setPage] = useState(1)
  return <PartPager page={page} perPage={10} total={47} onPage={setPage} />
}
