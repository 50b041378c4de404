import { Button } from '@core/components/Button'
import { CopyButton } from '@core/components/CopyButton'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { CodeXml } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface ExampleProps {
  /** The anchor of its heading. */
  id: string
  title: string
  notes?: string
  /** The text of the example's own file. */
  source: string
  children: ReactNode
}

/** An example, live, with the code that made it. */
export function Example({ id, title, notes, source, children }: ExampleProps) {
  const { t } = useTranslation('demoShowcase')
  const [isOpen, setOpen] = useState(false)
  const sourceId = useId()
  return (
    <article className="card showcase-example" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        <Button
          look="ghost"
          size="sm"
          icon={CodeXml}
          aria-expanded={isOpen}
          aria-controls={isOpen ? sourceId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'hide' : 'show')} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </div>
      <div className="card-body showcase-stage">
        {notes ? <p className="muted">{notes}</p> : null}
        {children}
      </div>
      {isOpen ? (
        <div id={sourceId} className="showcase-source">
          <CopyButton text={source} label={t('copy')} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard. */}
          <section className="showcase-code" aria-label={t('code', { title })} tabIndex={0}>
            <pre>
              <code translate="no">{source}</code>
            </pre>
          </section>
        </div>
      ) : null}
    </article>
  )
}
