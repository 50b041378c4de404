import { Page } from '@core/components/Page'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface MiscPageProps {
  icon: LucideIcon
  title: string
  text: string
  actions: ReactNode
  /** Below the next step. */
  children?: ReactNode
}

/** A page that explains why there is no content, with the next step. */
export function MiscPage({ icon: Icon, title, text, actions, children }: MiscPageProps) {
  return (
    <div className="misc">
      <span className="misc-icon">
        <Icon aria-hidden size={32} strokeWidth={1.5} />
      </span>
      <Page title={title} description={text}>
        <div className="page-actions">{actions}</div>
        {children}
      </Page>
    </div>
  )
}
