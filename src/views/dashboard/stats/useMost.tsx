import { Button } from '@core/components/Button'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The number of rows that a chart shows at first, and the height of each further one in pixels. */
const [MOST, ROW] = [12, 24]
const HEIGHT = 280

/**
 * The first rows of a chart of people or things. A button shows the others below, so that none is left out silently.
 */
export function useMost<Row>(rows: readonly Row[]): { shown: readonly Row[]; height: number; more: ReactNode } {
  const { t } = useTranslation('stats')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, MOST)
  const others = rows.length - MOST
  return {
    shown,
    height: HEIGHT + Math.max(0, shown.length - MOST) * ROW,
    more:
      others > 0 ? (
        <Button look="ghost" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('most.fewer', { count: MOST }) : t('most.others', { count: others })}
        </Button>
      ) : null,
  }
}
