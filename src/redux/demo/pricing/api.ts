import type { Pricing } from '@contract/demo/pages'
import { api } from '@src/redux/api'

export const demoPricingApi = api.injectEndpoints({
  endpoints: (build) => ({
    pricing: build.query<Pricing, void>({
      query: () => ({ url: 'pricing/data' }),
    }),
  }),
})

export const { usePricingQuery } = demoPricingApi
