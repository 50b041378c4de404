// @vitest-environment node
import type { Cart, ListedProduct, ProductDetail, ProductList, Wishlist } from '@contract/demo/shop'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ids, openDemo } from './demo'

const DAY = 86_400_000

async function openShop() {
  const demo = await openDemo()
  const list = (params?: object) => demo.get<ProductList>('/apps/ecommerce/products', params)
  return {
    ...demo,
    list,
    all: async () => (await list({ perPage: 100 })).products,
    cart: async () => (await demo.get<Cart>('/apps/ecommerce/cart')).products,
    wishlist: async () => (await demo.get<Wishlist>('/apps/ecommerce/wishlist')).products,
    one: async (id: number) => (await demo.get<{ product: ProductDetail }>(`/apps/ecommerce/products/${id}`)).product,
  }
}

describe('demo products', () => {
  it('are 27, nine a page, with the highest id first', async () => {
    const { list, all } = await openShop()
    const { products, total } = await list()
    expect([products.length, total]).toEqual([9, 27])
    expect(ids(await all())).toEqual(Array.from({ length: 27 }, (_, index) => 27 - index))
    expect(products).toEqual((await all()).slice(0, 9))
    expect((await list({ page: 3 })).products).toEqual((await all()).slice(18))
    expect(await list({ page: 4 })).toMatchObject({ products: [], total: 27 })
  })

  it('have the fields of a product card', async () => {
    const { all } = await openShop()
    for (const product of await all()) {
      expect(product.slug).toMatch(new RegExp(`^[a-z0-9-]+-${product.id}$`))
      expect([1, 2, 3, 4, 5]).toContain(product.rating)
      expect(product.image).toMatch(/^data:image\/svg\+xml,/)
      expect(product.price).toBeGreaterThan(0)
    }
  })

  it('are sorted by price in both directions', async () => {
    const { list } = await openShop()
    const prices = async (sortBy: string) => (await list({ sortBy, perPage: 27 })).products.map(({ price }) => price)
    const ascending = await prices('price-asc')
    expect(ascending).toEqual([...ascending].sort((a, b) => a - b))
    expect(await prices('price-desc')).toEqual(ascending.toReversed())
    expect((await list({ sortBy: 'cheap' })).products).toEqual((await list()).products)
  })

  it('are searched by part of their name', async () => {
    const { list } = await openShop()
    const { products, total } = await list({ q: 'CAMÉRA' })
    expect([total, products[0]?.name]).toEqual([1, 'Caméra de recul'])
    expect((await list({ q: 'nothing like it' })).total).toBe(0)
  })

  it('are filtered by all filters together', async () => {
    const { all, list } = await openShop()
    const { facets } = await list()
    expect(facets.brands.reduce((sum, { count }) => sum + count, 0)).toBe(27)
    for (const { rating, count } of facets.ratings) expect((await list({ minRating: rating })).total).toBe(count)
    expect(facets.ratings.map(({ rating }) => rating)).toEqual([4, 3, 2, 1])
    const products = await all()
    const isIn = (values: string[], value: string) => values.length === 0 || values.includes(value)
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(facets.categories.map(({ name }) => name)),
        fc.subarray(facets.brands.map(({ name }) => name)),
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 1, max: 5 }),
        fc.boolean(),
        async (category, brand, minPrice, maxPrice, minRating, freeShipping) => {
          const expected = products.filter(
            (one: ListedProduct) =>
              isIn(category, one.category) &&
              isIn(brand, one.brand) &&
              one.price >= minPrice &&
              one.price <= maxPrice &&
              one.rating >= minRating &&
              (!freeShipping || one.hasFreeShipping),
          )
          const params = { category, brand, minPrice, maxPrice, minRating, freeShipping, perPage: 27 }
          expect((await list(params)).products).toEqual(expected)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('have a page each with colours', async () => {
    const { one, all } = await openShop()
    const product = (await all()).find(({ id }) => id === 26)
    const { colorOptions, colorImages, ...sheet } = await one(26)
    expect(sheet).toEqual(product)
    expect(colorOptions).toContain('black')
    // A different picture for each colour; the first one is the picture of the list.
    expect(Object.keys(colorImages).sort()).toEqual([...colorOptions].sort())
    expect(new Set(Object.values(colorImages)).size).toBe(colorOptions.length)
    expect(colorImages[colorOptions[0] ?? '']).toBe(product?.image)
  })

  it.each(['0', '28', '999', 'x', '-1', '1e1', 'constructor'])('answer 404 for the id %s', async (id) => {
    const { http, passed } = await openShop()
    const { status, data } = await http.get(`/apps/ecommerce/products/${id}`)
    expect([status, data.statusCode, passed.length]).toEqual([404, 404, 0])
  })
})

describe.each(['cart', 'wishlist'] as const)('demo %s', (basket) => {
  const url = `/apps/ecommerce/${basket}`
  const flag = basket === 'cart' ? 'isInCart' : 'isInWishlist'

  it('adds a product once (201) and removes it (200)', async () => {
    const shop = await openShop()
    const before = await shop[basket]()
    expect((await shop.one(1))[flag]).toBe(false)
    expect(await shop.status('post', url, { productId: 1 })).toBe(201)
    expect(await shop.status('post', url, { productId: '1' })).toBe(201)
    expect(ids(await shop[basket]())).toEqual([...ids(before), 1])
    expect((await shop.one(1))[flag]).toBe(true)
    expect((await shop.all()).find(({ id }) => id === 1)?.[flag]).toBe(true)
    expect(await shop.status('delete', `${url}/1`)).toBe(200)
    expect(await shop.status('delete', `${url}/1`)).toBe(200)
    expect(ids(await shop[basket]())).toEqual(ids(before))
  })

  it.each([
    [{ productId: 99 }, 404],
    [{ productId: 'x' }, 422],
    [{}, 422],
    [undefined, 422],
    [[1], 422],
  ])('answers the body %j with %i', async (body, expected) => {
    const shop = await openShop()
    const before = ids(await shop[basket]())
    expect(await shop.status('post', url, body)).toBe(expected)
    expect(ids(await shop[basket]())).toEqual(before)
  })

  it('answers 404 when an unknown product is removed', async () => {
    const { status } = await openShop()
    expect(await status('delete', `${url}/99`)).toBe(404)
    expect(await status('delete', `${url}/x`)).toBe(404)
  })
})

describe('cart of the demo', () => {
  it('contains delivery dates and discounts', async () => {
    const { cart, status } = await openShop()
    for (let productId = 1; productId <= 27; productId++) {
      await status('post', '/apps/ecommerce/cart', { productId })
    }
    const products = await cart()
    expect(products).toHaveLength(27)
    for (const { shippingDate, offers, discountPercentage, qty } of products) {
      const days = (Date.parse(shippingDate) - Date.now()) / DAY
      expect(days).toBeGreaterThanOrEqual(1)
      expect(days).toBeLessThanOrEqual(8)
      expect([1, 2, 3, 4]).toContain(offers)
      expect(discountPercentage).toBeGreaterThanOrEqual(3)
      expect(discountPercentage).toBeLessThanOrEqual(20)
      expect(qty).toBe(1)
    }
    const kept = (await cart()).map(({ offers, discountPercentage }) => [offers, discountPercentage])
    expect(kept).toEqual(products.map(({ offers, discountPercentage }) => [offers, discountPercentage]))
  })

  it('stores the quantity of a product', async () => {
    const { cart, status, list } = await openShop()
    await status('post', '/apps/ecommerce/cart', { productId: 21, qty: 4 })
    await status('post', '/apps/ecommerce/cart', { productId: 21 })
    expect((await cart()).find(({ id }) => id === 21)?.qty).toBe(4)
    expect((await list()).userCart).toContainEqual({ id: 1, productId: 21, qty: 4 })
    expect(await status('post', '/apps/ecommerce/cart', { productId: 21, qty: 0 })).toBe(422)
    await status('post', '/apps/ecommerce/cart', { productId: 21, color: 'seagreen' })
    expect((await cart()).find(({ id }) => id === 21)).toMatchObject({ qty: 4, color: 'seagreen' })
    expect(await status('post', '/apps/ecommerce/cart', { productId: 21, color: 'url(x)' })).toBe(422)
  })
})
