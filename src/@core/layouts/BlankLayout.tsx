import { useRipple } from '@core/hooks/useRipple'
import type { ReactNode } from 'react'
import { Brand } from './Brand'
import { RoadIllustration } from './RoadIllustration'

interface BlankLayoutProps {
  appName: string
  /** A sentence beside the form, on wide screens. */
  claim?: string
  /** The language and skin switches. */
  tools?: ReactNode
  footer?: ReactNode
  /** More width for a form with several columns or steps. */
  wide?: boolean
  children: ReactNode
}

/** The layout of the pages before signing in: a form, with a picture beside it on wide screens. */
export function BlankLayout({ appName, claim, tools, footer, wide, children }: BlankLayoutProps) {
  useRipple()
  return (
    <div className="blank">
      <div className="blank-side">
        <header className="blank-head">
          <Brand name={appName} to="/" />
          <div className="blank-tools">{tools}</div>
        </header>
        <main className={wide ? 'blank-main blank-wide' : 'blank-main'} id="content">
          {children}
        </main>
        {footer ? <footer className="blank-foot">{footer}</footer> : null}
      </div>
      <div className="blank-picture" aria-hidden>
        <RoadIllustration />
        {claim ? <p className="blank-claim">{claim}</p> : null}
      </div>
    </div>
  )
}
