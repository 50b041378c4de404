import { useIsPhone } from '@core/hooks/useMediaQuery'
import { usePageTitle } from '@core/hooks/usePageTitle'
import { useScrollsDown } from '@core/hooks/useScrollsDown'
import type { ReactNode } from 'react'

interface PageProps {
  title: string
  /** Before the title: a person's picture. */
  lead?: ReactNode
  /** Beside the title in the tab only, when the page's own title is something else than its name. */
  documentTitle?: string
  description?: ReactNode
  /** The one primary action, and at most two quiet ones before it. */
  actions?: ReactNode
  /** A link back to the list that this page belongs to. */
  back?: ReactNode
  children?: ReactNode
}

/** A page: its title, its actions, then the work. Names the browser's tab and takes the focus after a navigation. */
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

/** On a phone the primary action floats at the thumb, and steps aside for who reads on: it would cover what is read. */
function PageActions({ children }: { children: ReactNode }) {
  const isAside = useScrollsDown(useIsPhone())
  return <div className={isAside ? 'page-actions is-aside' : 'page-actions'}>{children}</div>
}
