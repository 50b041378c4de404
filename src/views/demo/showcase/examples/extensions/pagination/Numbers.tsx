import { PageNumbers } from '@src/views/demo/showcase/parts/PageNumbers'
import { useState } from 'react'

export function Numbers() {
  const [page, setPage] = useState(5)
  return <PageNumbers page={page} last={12} onPage={setPage} />
}
