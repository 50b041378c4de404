import type { CartProduct, ListedProduct } from '@contract/demo/shop'
import { toast } from '@core/components/messages/toast'
import {
  useAddToWishlistMutation,
  usePutInCartMutation,
  useTakeFromCartMutation,
  useTakeFromWishlistMutation,
} from '@src/redux/demo/shop/api'
import { useTranslation } from 'react-i18next'

/** Adds products to the cart and the wish list and removes them; a removal can be undone. */
export function useBaskets() {
  const { t } = useTranslation('demoShop')
  const [putInCart, cart] = usePutInCartMutation()
  const [takeFromCart] = useTakeFromCartMutation()
  const [addToWishlist] = useAddToWishlistMutation()
  const [takeFromWishlist] = useTakeFromWishlistMutation()
  return {
    isPutting: cart.isLoading,
    async putInCart({ id, name }: ListedProduct, color?: string) {
      const { error } = await putInCart({ productId: id, color })
      if (!error) toast.success(t('cart.added', { name }))
    },
    async takeFromCart({ id, name, qty, color }: CartProduct) {
      const { error } = await takeFromCart(id)
      if (error) return
      toast.success(t('cart.removed', { name }), { undo: () => void putInCart({ productId: id, qty, color }) })
    },
    setQuantity: (productId: number, qty: number) => putInCart({ productId, qty }),
    setColor: (productId: number, color: string) => putInCart({ productId, color }),
    async toggleWish({ id, name, isInWishlist }: ListedProduct) {
      const { error } = await (isInWishlist ? takeFromWishlist(id) : addToWishlist(id))
      if (error) return
      if (isInWishlist) toast.success(t('wish.removed', { name }), { undo: () => void addToWishlist(id) })
      else toast.success(t('wish.added', { name }))
    },
  }
}
