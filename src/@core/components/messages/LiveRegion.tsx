import { createContext, type ReactNode, useContext } from 'react'

const InLiveRegion = createContext(false)

/** Whether a live region says what this shows: one within another is said twice. */
export const useIsSaid = (): boolean => useContext(InLiveRegion)

/**
 * The place of notices that come and go. It is there before its text, because screen readers say what comes into a
 * region that they know.
 */
export const LiveRegion = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`live-region ${className}`} role="status">
    <InLiveRegion value>{children}</InLiveRegion>
  </div>
)
