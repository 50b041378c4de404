import { SkeletonLine } from '@core/components/states/Skeletons'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { useTranslation } from 'react-i18next'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Placeholder rows of the real height. */
export function GridSkeleton({ rows, columns }: { rows: number; columns: number }) {
  const { t } = useTranslation('common')
  return range(rows).map((row) => (
    <tr key={row}>
      {range(columns).map((column) => (
        <td key={column}>
          {row === 0 && column === 0 ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}
          <SkeletonLine width={`${70 - 11 * ((row + column) % 4)}%`} />
        </td>
      ))}
    </tr>
  ))
}
