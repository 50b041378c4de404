import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The demo's prices. */
export const routes: PageRoute[] = [
  {
    path: paths.pricing,
    can: ['read', 'Demo'],
    words: ['demoPricing'],
    load: async () => (await import('./PricingPage')).PricingPage,
  },
]
