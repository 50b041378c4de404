import { CreditCard, type LucideIcon, MapPin, ShoppingCart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Checkout, STEPS, type Step } from './useCheckout'

const ICONS: Record<Step, LucideIcon> = { cart: ShoppingCart, address: MapPin, payment: CreditCard }

/** The steps of the checkout; earlier steps are always open, later ones once the previous are complete. */
export function StepNav({ checkout: { step, goTo, mayOpen } }: { checkout: Checkout }) {
  const { t } = useTranslation('demoShop')
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className="checkout-steps">
        {STEPS.map((name, index) => {
          const Icon = ICONS[name]
          return (
            <li key={name}>
              <button
                type="button"
                className="checkout-step"
                aria-current={name === step ? 'step' : undefined}
                disabled={!mayOpen(name)}
                onClick={() => goTo(name)}
              >
                <Icon aria-hidden size={18} strokeWidth={1.75} />
                {t(`checkout.${name}`, { number: index + 1 })}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
