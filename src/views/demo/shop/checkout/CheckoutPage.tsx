import { BackLink } from '@core/components/BackLink'
import { ButtonLink } from '@core/components/ButtonLink'
import { Page } from '@core/components/Page'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { demoPaths } from '@src/configs/demo/paths'
import { useCartQuery } from '@src/redux/demo/shop/api'
import { CircleCheck, ShoppingCart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMoney } from '../useMoney'
import { AddressStep } from './AddressStep'
import { CartStep } from './CartStep'
import { OrderSummary } from './OrderSummary'
import { PaymentStep } from './PaymentStep'
import { StepNav } from './StepNav'
import { type Order, useCheckout } from './useCheckout'
import '../product.scss'
import './checkout.scss'

/** The checkout: cart, delivery address, payment. */
export function CheckoutPage() {
  const { t } = useTranslation('demoShop')
  const { data, isError, isFetching, refetch } = useCartQuery()
  const checkout = useCheckout(data?.products ?? [])
  return (
    <Page
      title={t('checkout.title')}
      back={<BackLink to={demoPaths.shop}>{t('title')}</BackLink>}
      description={t('cart.articles', { count: checkout.products.reduce((sum, { qty }) => sum + qty, 0) })}
    >
      {checkout.order ? <OrderDone order={checkout.order} /> : null}
      {checkout.order || !data ? null : <Steps checkout={checkout} />}
      {isError && !data ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {data || isError ? null : <CardSkeleton lines={10} />}
    </Page>
  )
}

function Steps({ checkout }: { checkout: ReturnType<typeof useCheckout> }) {
  const { t } = useTranslation('demoShop')
  const { step, products } = checkout
  if (products.length === 0 && !checkout.isOrdering) {
    return (
      <div className="card">
        <EmptyState
          icon={ShoppingCart}
          title={t('cart.empty')}
          text={t('cart.emptyText')}
          action={<ButtonLink to={demoPaths.shop}>{t('unknown.back')}</ButtonLink>}
        />
      </div>
    )
  }
  return (
    <>
      <StepNav checkout={checkout} />
      <div className="checkout">
        <div className="checkout-main">
          {step === 'cart' ? <CartStep products={products} /> : null}
          {step === 'address' ? <AddressStep checkout={checkout} /> : null}
          {step === 'payment' ? <PaymentStep checkout={checkout} /> : null}
        </div>
        <OrderSummary checkout={checkout} />
      </div>
    </>
  )
}

function OrderDone({ order }: { order: Order }) {
  const { t } = useTranslation('demoShop')
  const money = useMoney()
  return (
    <div className="card" role="status">
      <EmptyState
        icon={CircleCheck}
        title={t('done.title', { number: order.number })}
        text={t('done.text', {
          total: money.millimes(order.total),
          name: order.address.name,
          city: order.address.city,
        })}
        action={<ButtonLink to={demoPaths.shop}>{t('unknown.back')}</ButtonLink>}
      />
    </div>
  )
}
