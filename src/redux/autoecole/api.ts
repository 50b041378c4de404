import { type AutoEcole, type autoEcoleListQuery, autoEcolePage } from '@contract/autoecole'
import type { Page } from '@contract/list'
import { api } from '@src/redux/api'
import type { z } from 'zod'

export type AutoEcoleListQuery = z.input<typeof autoEcoleListQuery>

const autoEcoleApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Schools of the platform, those that wait for approval first. */
    autoEcoles: build.query<Page<AutoEcole>, AutoEcoleListQuery>({
      query: (params) => ({ url: 'api/autoecole', params, silent: true }),
      responseSchema: autoEcolePage,
      providesTags: ['AutoEcole'],
    }),
  }),
})

export const { useAutoEcolesQuery } = autoEcoleApi
