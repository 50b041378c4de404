import {
  type CartItem,
  type CartProduct,
  type ListedProduct,
  PRODUCT_CATEGORIES,
  type Product,
  type ProductDetail,
  type ProductList,
  type Wishlist,
  type WishlistItem,
} from '@contract/demo/shop'
import { coloursOf, pictureIn, sampleProducts } from './data/products'
import { timeFromNow } from './data/time'
import type { Calls } from './http/area'
import { pathId, type Query } from './http/query'
import { given, id, oneOf, required, under } from './http/read'
import { contains, nextId, pageOf, rowOf, sortedBy } from './http/rows'

const PER_PAGE = 9
const RATINGS = [4, 3, 2, 1]

const featured = (products: readonly Product[]) => sortedBy(products, ({ id: number }) => -number)
const cheapest = (products: readonly Product[]) => sortedBy(products, ({ price }) => price)

function isFound(product: Product, query: Query): boolean {
  const [categories, brands] = [query.list('category'), query.list('brand')]
  return (
    contains(query.search(), product.name) &&
    (!categories?.length || categories.includes(product.category)) &&
    (!brands?.length || brands.includes(product.brand)) &&
    product.price >= (query.amount('minPrice') ?? 0) &&
    product.price <= (query.amount('maxPrice') ?? Number.POSITIVE_INFINITY) &&
    product.rating >= (query.amount('minRating') ?? 0) &&
    (query.text('freeShipping') !== 'true' || product.hasFreeShipping)
  )
}

function found(products: readonly Product[], query: Query): Product[] {
  const rows = products.filter((product) => isFound(product, query))
  const sortBy = query.text('sortBy')
  if (sortBy === 'price-asc') return cheapest(rows)
  return sortBy === 'price-desc' ? cheapest(rows).reverse() : featured(rows)
}

function counted<Name extends string>(names: readonly Name[]): { name: Name; count: number }[] {
  const counts = new Map<Name, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}

function facetsOf(products: readonly Product[]): ProductList['facets'] {
  const prices = products.map(({ price }) => price)
  const categories = counted(products.map(({ category }) => category))
  return {
    brands: sortedBy(counted(products.map(({ brand }) => brand)), ({ name }) => name),
    categories: sortedBy(categories, ({ name }) => PRODUCT_CATEGORIES.indexOf(name)),
    ratings: RATINGS.map((rating) => ({
      rating,
      count: products.filter((product) => product.rating >= rating).length,
    })),
    minPrice: Math.min(...prices),
    maxPrice: Math.max(...prices),
  }
}

/** Delivery time and discount of a product, always the same for it: 1 to 8 days, 1 to 4 offers, 3 to 20 percent. */
function deliveryOf(productId: number) {
  return {
    // At noon of the second day at the earliest: inside the range at any hour, however a reader counts days.
    shippingDate: timeFromNow(2 + (productId % 6), 12),
    offers: 1 + (productId % 4),
    discountPercentage: 3 + ((productId * 7) % 18),
  }
}

/** A product with its colours and a picture in each. */
function detailOf(product: ListedProduct): ProductDetail {
  const colorOptions = coloursOf(product.id)
  const images = colorOptions.map((color) => [color, pictureIn(product.id, color) ?? product.image])
  return { ...product, colorOptions, colorImages: Object.fromEntries(images) }
}

/** The common part of the cart and the wish list. */
class Basket<Item extends WishlistItem> {
  readonly items: Item[]

  constructor(items: Item[]) {
    this.items = items
  }

  of(productId: number): Item | undefined {
    return this.items.find((item) => item.productId === productId)
  }

  put(productId: number, more: Omit<Item, keyof WishlistItem>): void {
    // The fields of every item together with `more` form the item.
    this.items.push({ id: nextId(this.items), productId, ...more } as Item)
  }

  take(productId: number): void {
    const item = this.of(productId)
    if (item) this.items.splice(this.items.indexOf(item), 1)
  }
}

export function begin(): Calls {
  const products = sampleProducts()
  const wishlist = new Basket<WishlistItem>([7, 20].map((productId, index) => ({ id: index + 1, productId })))
  const cart = new Basket<CartItem>(
    [21, 26, 12, 27, 3].map((productId, index) => ({ id: index + 1, productId, qty: 1 })),
  )

  const shown = (product: Product): ListedProduct => ({
    ...product,
    isInWishlist: wishlist.of(product.id) !== undefined,
    isInCart: cart.of(product.id) !== undefined,
  })
  const inColour = (product: ListedProduct, color: string | undefined): ListedProduct => ({
    ...product,
    image: pictureIn(product.id, color) ?? product.image,
  })
  const inCart = ({ productId, qty, color }: CartItem): CartProduct => ({
    ...inColour(shown(rowOf(products, productId)), color),
    qty,
    ...(color && { color }),
    ...deliveryOf(productId),
  })
  const wished = ({ productId }: WishlistItem): Wishlist['products'][number] => ({
    ...shown(rowOf(products, productId)),
    isInWishlist: true,
  })
  const askedProduct = (body: unknown) => rowOf(products, required(body, 'productId', id)).id

  function putInCart(body: unknown): void {
    const productId = askedProduct(body)
    const chosen = given<{ qty: number; color: string }>(under(body, 'body'), { qty: id, color: oneOf(coloursOf(0)) })
    const item = cart.of(productId)
    if (item) Object.assign(item, chosen)
    else cart.put(productId, { qty: 1, ...chosen })
  }

  function list(query: Query): ProductList {
    const rows = found(products, query)
    return {
      products: pageOf(rows, query, PER_PAGE).map(shown),
      total: rows.length,
      userWishlist: wishlist.items,
      userCart: cart.items,
      facets: facetsOf(products),
    }
  }

  return {
    'GET /apps/ecommerce/products': ({ query }) => [200, list(query)],
    'GET /apps/ecommerce/products/:id': ({ id: number }) => [
      200,
      { product: detailOf(shown(rowOf(products, pathId(number)))) },
    ],
    'GET /apps/ecommerce/wishlist': () => [200, { products: wishlist.items.map(wished) }],
    'GET /apps/ecommerce/cart': () => [200, { products: cart.items.map(inCart) }],
    'POST /apps/ecommerce/cart': ({ body }) => {
      putInCart(body)
      return [201]
    },
    'POST /apps/ecommerce/wishlist': ({ body }) => {
      const productId = askedProduct(body)
      if (!wishlist.of(productId)) wishlist.put(productId, {})
      return [201]
    },
    'DELETE /apps/ecommerce/cart/:id': ({ id: number }) => {
      cart.take(rowOf(products, pathId(number)).id)
      return [200]
    },
    'DELETE /apps/ecommerce/wishlist/:id': ({ id: number }) => {
      wishlist.take(rowOf(products, pathId(number)).id)
      return [200]
    },
  }
}
