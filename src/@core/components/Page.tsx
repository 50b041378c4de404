import { useOverflowEdges } from '@core/hooks/scroll/useOverflowEdges'
import { useScrollsDown } from '@core/hooks/scroll/useScrollsDown'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import { usePageTitle } from '@core/hooks/usePageTitle'
import { type ReactNode, useRef } from 'react'

interface PageProps {
  title: string
  /** Shown before the title, for example a person's picture. */
  lead?: ReactNode
  /** Title of the browser tab, when it differs from the page's title. */
  documentTitle?: string
  description?: ReactNode
  /** The one primary action, with at most two secondary ones before it. */
  actions?: ReactNode
  /** A link back to the list of this page. */
  back?: ReactNode
  children?: ReactNode
}

/**
 * A page: its title, its actions, then the content. Sets the title of the tab and takes the focus after a navigation.
 */
export function Page({ title, lead, documentTitle, description, actions, back, children }: PageProps) {
  usePageTitle(documentTitle ?? title)
  return (
    <div className="page">
      {back}
      <div className="page-head">
        <div className="page-title">
          {lead}
          <div className="page-heading">
            <h1 tabIndex={-1}>{title}</h1>
            {description ? <p className="page-description">{description}</p> : null}
          </div>
        </div>
        {actions ? <PageActions>{actions}</PageActions> : null}
      </div>
      {children}
    </div>
  )
}

/**
 * On a phone the primary action floats near the thumb and hides while the user scrolls down, so as not to cover the
 * text; the others stand in one line, which scrolls.
 */
function PageActions({ children }: { children: ReactNode }) {
  const isAside = useScrollsDown(useIsPhone())
  const line = useRef<HTMLDivElement>(null)
  useOverflowEdges(line)
  return (
    <div ref={line} className={isAside ? 'page-actions is-aside' : 'page-actions'}>
      {children}
    </div>
  )
}
