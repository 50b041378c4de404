import { Button } from '@core/components/Button'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface PaletteFootProps {
  typed: string
  count: number
  isPending: boolean
  hasFailed: boolean
  retry: () => void
  /** The actions for the chosen row. */
  children?: ReactNode
}

/** The status of the search (result count, waiting, failure) and the keyboard hints. */
export function PaletteFoot({ typed, count, isPending, hasFailed, retry, children }: PaletteFootProps) {
  const { t } = useTranslation('common')
  const isSettled = typed !== '' && !isPending
  const isNothing = isSettled && count === 0 && !hasFailed
  return (
    <>
      {/* Always rendered: screen readers announce only changes inside an existing live region. */}
      <div role="status">
        {isNothing ? <p className="palette-note">{t('search.nothing', { typed })}</p> : null}
        {isSettled && count > 0 ? <VisuallyHidden>{t('search.found', { count })}</VisuallyHidden> : null}
        {isSettled && hasFailed ? <p className="palette-note">{t('search.failed')}</p> : null}
      </div>
      {isSettled && hasFailed ? (
        <p className="palette-note palette-retry">
          <Button onClick={retry}>{t('retry')}</Button>
        </p>
      ) : null}
      <div className="palette-tools">{children}</div>
      <p className="palette-keys">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('search.keys.choose')}
        </span>
        <span>
          <kbd>{t('search.keys.enter')}</kbd> {t('search.keys.open')}
        </span>
        <span>
          <kbd>{t('search.keys.escape')}</kbd> {t('search.keys.close')}
        </span>
      </p>
    </>
  )
}
