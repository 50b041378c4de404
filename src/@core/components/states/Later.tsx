import { useNear } from '@core/hooks/scroll/useNear'
import { type ReactNode, Suspense, useRef } from 'react'
import { ErrorBoundary } from './ErrorBoundary'
import { CardSkeleton } from './Skeletons'

interface LaterProps {
  /** The approximate height of the content in pixels, reserved until it is drawn. */
  height: number
  /** Draws it wherever it is, for example when the browser is idle. */
  now?: boolean
  children: ReactNode
}

/** A part below the first screen: it is loaded and asks its questions once it comes into sight. */
export function Later({ height, now = false, children }: LaterProps) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box, '0px')
  const isDrawn = isNear || now
  const room = { minBlockSize: height }
  // The room is kept while the code loads: otherwise the next part would come into sight, and load too.
  const waiting = (
    <div style={room}>
      <CardSkeleton lines={4} />
    </div>
  )
  return (
    <div ref={box} style={isDrawn ? undefined : room}>
      {isDrawn ? (
        <ErrorBoundary>
          <Suspense fallback={waiting}>{children}</Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  )
}
