import type { DemoRowList } from '@contract/demo/table'
import { sampleRows } from './data/rows'
import type { Calls } from './http/area'
import { contains, pageOf } from './http/rows'

/** Default rows per page (customer's specification, 9). */
const PER_PAGE = 10

export function begin(): Calls {
  const allData = sampleRows()
  return {
    'GET /api/datatables/initial-data': () => [200, allData],
    'GET /api/datatables/data': ({ query }) => {
      const q = query.search()
      const found = allData.filter((row) =>
        contains(q, row.full_name, row.post, row.email, row.age, row.salary, row.start_date),
      )
      return [200, { allData, invoices: pageOf(found, query, PER_PAGE), total: found.length } satisfies DemoRowList]
    },
  }
}
