import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A grey placeholder bar for text. */
export const SkeletonLine = ({ width = '60%' }: { width?: string }) => (
  <span className="skeleton" style={{ inlineSize: width }} aria-hidden />
)

const Waiting = ({ className, children }: { className: string; children: React.ReactNode }) => {
  const { t } = useTranslation('common')
  return (
    <div className={className} role="status" aria-label={t('loading')}>
      {children}
    </div>
  )
}

/** A form placeholder: `fields` labels and inputs of the real size. */
export const FormSkeleton = ({ fields = 4 }: { fields?: number }) => (
  <Waiting className="form-skeleton">
    {times(fields).map((index) => (
      <div key={index}>
        <SkeletonLine width="30%" />
        <span className="skeleton skeleton-input" aria-hidden />
      </div>
    ))}
  </Waiting>
)

/** A card placeholder: a title and `lines` of text. */
export const CardSkeleton = ({ lines = 3 }: { lines?: number }) => (
  <Waiting className="card card-body card-skeleton">
    <SkeletonLine width="40%" />
    {times(lines).map((index) => (
      <SkeletonLine key={index} width={`${90 - 12 * (index % 3)}%`} />
    ))}
  </Waiting>
)

/** A page placeholder, shown while the code of a route loads. */
export const PageSkeleton = () => (
  <Waiting className="page page-skeleton">
    <SkeletonLine width="240px" />
    <Card body className="card-skeleton">
      {times(8).map((index) => (
        <SkeletonLine key={index} width={`${88 - 9 * (index % 4)}%`} />
      ))}
    </Card>
  </Waiting>
)
