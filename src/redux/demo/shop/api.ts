import type { Cart, ProductDetail, ProductList, ProductQuery, ProductToAdd, Wishlist } from '@contract/demo/shop'
import { api } from '@src/redux/api'

const TAG = 'DemoShop'

/** The cart and the wish list appear in every list, so all are reloaded after each change. */
export const shopApi = api.enhanceEndpoints({ addTagTypes: ['DemoShop'] }).injectEndpoints({
  endpoints: (build) => ({
    products: build.query<ProductList, ProductQuery>({
      query: (params) => ({ url: 'apps/ecommerce/products', params }),
      providesTags: [TAG],
    }),
    product: build.query<{ product: ProductDetail }, number>({
      query: (id) => ({ url: `apps/ecommerce/products/${id}` }),
      providesTags: [TAG],
    }),
    wishlist: build.query<Wishlist, void>({
      query: () => ({ url: 'apps/ecommerce/wishlist' }),
      providesTags: [TAG],
    }),
    cart: build.query<Cart, void>({
      query: () => ({ url: 'apps/ecommerce/cart' }),
      providesTags: [TAG],
    }),
    putInCart: build.mutation<unknown, ProductToAdd>({
      query: (data) => ({ url: 'apps/ecommerce/cart', method: 'POST', data }),
      // Optimistic update of quantity and colour.
      async onQueryStarted({ productId, qty, color }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          shopApi.util.updateQueryData('cart', undefined, ({ products }) => {
            const line = products.find(({ id }) => id === productId)
            if (line && qty) line.qty = qty
            if (line && color) line.color = color
          }),
        )
        await queryFulfilled.catch(patch.undo)
      },
      invalidatesTags: [TAG],
    }),
    takeFromCart: build.mutation<unknown, number>({
      query: (productId) => ({ url: `apps/ecommerce/cart/${productId}`, method: 'DELETE' }),
      invalidatesTags: [TAG],
    }),
    addToWishlist: build.mutation<unknown, number>({
      query: (productId) => ({ url: 'apps/ecommerce/wishlist', method: 'POST', data: { productId } }),
      invalidatesTags: [TAG],
    }),
    takeFromWishlist: build.mutation<unknown, number>({
      query: (productId) => ({ url: `apps/ecommerce/wishlist/${productId}`, method: 'DELETE' }),
      invalidatesTags: [TAG],
    }),
  }),
})

export const {
  useAddToWishlistMutation,
  useCartQuery,
  useProductQuery,
  useProductsQuery,
  usePutInCartMutation,
  useTakeFromCartMutation,
  useTakeFromWishlistMutation,
  useWishlistQuery,
} = shopApi
