import { useTranslation } from 'react-i18next'

/** Placeholder products of the real size. */
export function ShelfSkeleton({ cards }: { cards: number }) {
  const { t } = useTranslation('common')
  return (
    <div className="products" role="status" aria-label={t('loading')}>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <span key={index} className="skeleton product-skeleton" aria-hidden />
      ))}
    </div>
  )
}
