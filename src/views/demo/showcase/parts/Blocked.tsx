import { Spinner } from '@core/components/Spinner'
import type { ReactNode } from 'react'
import type { BlockLook } from './useBlocked'

interface BlockedProps {
  /** How it waits; null while it does not. */
  look: BlockLook | null
  /** What is going on, read aloud. */
  message: string
  children: ReactNode
}

/** A part of the page that waits: nothing in it can be pressed, and it says why. */
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
