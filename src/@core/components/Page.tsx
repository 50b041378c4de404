import { usePageTitle } from '@core/hooks/usePageTitle'
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
        {actions ? <div className="page-actions">{actions}</div> : null}
      </div>
      {children}
    </div>
  )
}
