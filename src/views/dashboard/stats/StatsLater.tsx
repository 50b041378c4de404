import { useNear } from '@core/hooks/scroll/useNear'
import { lazy, Suspense, useRef } from 'react'
import { getI18n } from 'react-i18next'

const StatsSection = lazy(async () => {
  const [{ StatsSection: section }] = await Promise.all([
    import('./StatsSection'),
    // The texts of the charts are loaded with them, not with the page.
    getI18n().loadNamespaces('chart'),
  ])
  return { default: section }
})

const waiting = <div className="stats-later" />

/** The statistics, loaded once they are near the visible part: most visits look only at the day. */
export function StatsLater() {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box)
  return (
    <div ref={box}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <StatsSection />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
