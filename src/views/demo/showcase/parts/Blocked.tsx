import { Spinner } from '@core/components/states/Spinner'
import type { ReactNode } from 'react'
import type { BlockLook } from './useBlocked'

interface BlockedProps {
  /** The look of the waiting part; null while it does not wait. */
  look: BlockLook | null
  /** The reason for waiting, read aloud. */
  message: string
  children: ReactNode
}

/** A part of the page that waits: nothing in it can be pressed, and a message says why. */
export function Blocked({ look, message, children }: BlockedProps) {
  return (
    <div className="blocked" aria-busy={look !== null}>
      <div inert={look !== null}>{children}</div>
      <div role="status">
        {look ? (
          <div className="blocked-veil">
            {look === 'veil' ? null : <Spinner />}
            <span className={look === 'message' ? undefined : 'visually-hidden'}>{message}</span>
          </div>
        ) : null}
      </div>
    </div>
  )
}
