import { demoPaths } from '@src/configs/demo/paths'
import type { PageRoute } from '@src/configs/pageRoute'

const access = { can: ['read', 'Demo'], words: ['demoShop'] } as const

/** The demo's shop: list, product, wish list, checkout. */
export const routes: PageRoute[] = [
  { path: demoPaths.shop, ...access, load: async () => (await import('./ShopPage')).ShopPage },
  { path: demoPaths.product(':slug?'), ...access, load: async () => (await import('./ProductPage')).ProductPage },
  { path: demoPaths.wishlist, ...access, load: async () => (await import('./WishlistPage')).WishlistPage },
  { path: demoPaths.checkout, ...access, load: async () => (await import('./checkout/CheckoutPage')).CheckoutPage },
]
