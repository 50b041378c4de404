export const PRODUCT_CATEGORIES = ['comfort', 'audio', 'safety', 'care', 'tools', 'school'] as const
export const PRODUCT_SORTS = ['featured', 'price-asc', 'price-desc'] as const

export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number]
export type ProductSort = (typeof PRODUCT_SORTS)[number]

export interface Product {
  id: number
  name: string
  /** Ends in the id. */
  slug: string
  description: string
  brand: string
  category: ProductCategory
  /** Dinars. */
  price: number
  image: string
  hasFreeShipping: boolean
  /** 1 to 5 */
  rating: number
}

export interface ListedProduct extends Product {
  isInWishlist: boolean
  isInCart: boolean
}

/** GET /apps/ecommerce/products/{id} answers { product }. */
export interface ProductDetail extends ListedProduct {
  /** Names of CSS colours, the one of the product's picture first. */
  colorOptions: string[]
  /** The product's picture in each colour. */
  colorImages: Record<string, string>
}

export interface WishlistItem {
  id: number
  productId: number
}

export interface CartItem extends WishlistItem {
  qty: number
  /** The chosen colour, if any. */
  color?: string
}

/** GET /apps/ecommerce/products */
export interface ProductQuery {
  q?: string
  sortBy?: ProductSort
  perPage?: number
  page?: number
  category?: ProductCategory[]
  brand?: string[]
  minPrice?: number
  maxPrice?: number
  /** Minimum number of stars. */
  minRating?: number
  freeShipping?: boolean
}

export interface ProductList {
  products: ListedProduct[]
  /** Number of matches on all pages. */
  total: number
  userWishlist: WishlistItem[]
  userCart: CartItem[]
  /** Facets of the whole shop, for the filters. */
  facets: {
    brands: { name: string; count: number }[]
    categories: { name: ProductCategory; count: number }[]
    /** Number of products with at least this many stars, 4 down to 1. */
    ratings: { rating: number; count: number }[]
    minPrice: number
    maxPrice: number
  }
}

/** GET /apps/ecommerce/wishlist: in the order of adding. */
export interface Wishlist {
  products: (ListedProduct & { isInWishlist: true })[]
}

export interface CartProduct extends ListedProduct {
  qty: number
  /** The chosen colour, if any. */
  color?: string
  /** ISO 8601, 1 to 8 days ahead. */
  shippingDate: string
  /** 1 to 4 */
  offers: number
  /** 3 to 20 percent. */
  discountPercentage: number
}

/** GET /apps/ecommerce/cart: in the order of adding. */
export interface Cart {
  products: CartProduct[]
}

/**
 * POST /apps/ecommerce/cart and /wishlist (201); DELETE of either by /{productId} (200). A quantity and a colour are
 * set; for a product already there, an omitted one stays unchanged.
 */
export interface ProductToAdd {
  productId: number
  qty?: number
  color?: string
}
