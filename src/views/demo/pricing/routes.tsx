import { demoPaths } from '@src/configs/demo/paths'
import type { PageRoute } from '@src/configs/pageRoute'

/** The demo's prices. */
export const routes: PageRoute[] = [
  {
    path: demoPaths.pricing,
    can: ['read', 'Demo'],
    words: ['demoPricing'],
    load: async () => (await import('./PricingPage')).PricingPage,
  },
]
