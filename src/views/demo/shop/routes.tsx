import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

const access = { can: ['read', 'Demo'], words: ['demoShop'] } as const

/** The demo's shop: list, product, wish list, checkout. */
export const routes: PageRoute[] = [
  { path: paths.shop, ...access, load: async () => (await import('./ShopPage')).ShopPage },
  { path: paths.product(':slug?'), ...access, load: async () => (await import('./ProductPage')).ProductPage },
  { path: paths.wishlist, ...access, load: async () => (await import('./WishlistPage')).WishlistPage },
  { path: paths.checkout, ...access, load: async () => (await import('./checkout/CheckoutPage')).CheckoutPage },
]
