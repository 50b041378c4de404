import { Spinner } from '@core/components/Spinner'
import type { ReactNode } from 'react'

interface BlockedProps {
  isBlocked: boolean
  /** What is going on, read aloud. */
  message: string
  children: ReactNode
}

/** A part of the page that waits: nothing in it can be pressed, and it says why. */
export function Blocked({ isBlocked, message, children }: BlockedProps) {
  return (
    <div className="blocked" aria-busy={isBlocked}>
      <div inert={isBlocked}>{children}</div>
      <div role="status">
        {isBlocked ? (
          <div className="blocked-veil">
            <Spinner />
            <span>{message}</span>
          </div>
        ) : null}
      </div>
    </div>
  )
}
