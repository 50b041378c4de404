import type { ListedProduct } from '@contract/demo/shop'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { IconButton } from '@core/components/IconButton'
import { demoPaths } from '@src/configs/demo/paths'
import { Heart, ShoppingCart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBaskets } from './useBaskets'

/** Adds a product to the cart, or links to the cart once it is there. */
export function CartButton({ product, color }: { product: ListedProduct; color?: string }) {
  const { t } = useTranslation('demoShop')
  const { putInCart, isPutting } = useBaskets()
  if (product.isInCart) {
    return (
      <ButtonLink look="primary" icon={ShoppingCart} to={demoPaths.checkout}>
        {t('cart.view')}
        <span className="visually-hidden"> {product.name}</span>
      </ButtonLink>
    )
  }
  return (
    <Button look="primary" icon={ShoppingCart} pending={isPutting} onClick={() => void putInCart(product, color)}>
      {t('cart.add')}
      <span className="visually-hidden"> {product.name}</span>
    </Button>
  )
}

interface WishButtonProps {
  product: ListedProduct
  /** Icon only, where space is scarce. */
  small?: boolean
}

/** Toggles a product on the wish list. */
export function WishButton({ product, small = false }: WishButtonProps) {
  const { t } = useTranslation('demoShop')
  const { toggleWish } = useBaskets()
  if (small) {
    return (
      <IconButton
        icon={Heart}
        label={`${t('wish.toggle')} ${product.name}`}
        className={product.isInWishlist ? 'is-wished' : undefined}
        aria-pressed={product.isInWishlist}
        onClick={() => void toggleWish(product)}
      />
    )
  }
  return (
    <Button
      icon={Heart}
      className={product.isInWishlist ? 'is-wished' : undefined}
      aria-pressed={product.isInWishlist}
      onClick={() => void toggleWish(product)}
    >
      {t('wish.toggle')}
      <span className="visually-hidden"> {product.name}</span>
    </Button>
  )
}
