import type { DemoRow, DemoRowList, DemoRowQuery } from '@contract/demo/table'
import { api } from '@src/redux/api'

const demoTableApi = api.injectEndpoints({
  endpoints: (build) => ({
    demoRows: build.query<DemoRow[], void>({ query: () => ({ url: 'api/datatables/initial-data' }) }),
    demoRowPage: build.query<DemoRowList, DemoRowQuery>({
      query: (params) => ({ url: 'api/datatables/data', params }),
    }),
  }),
})

export const { useDemoRowsQuery, useDemoRowPageQuery } = demoTableApi
