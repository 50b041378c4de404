import { ImageOff } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { takeQuote } from './quote'
import { cleanHtml } from './sanitizeHtml'
import './safeHtml.scss'

interface SafeHtmlProps {
  html: string
  /** Folds what is quoted at the end away, under these words. */
  quoteLabel?: string
}

/** HTML of somebody else, harmless. Pictures of other sites are never fetched: whoever sent them would know of the reader. */
export function SafeHtml({ html, quoteLabel }: SafeHtmlProps) {
  const { t } = useTranslation('demo')
  const folds = quoteLabel !== undefined
  const { fragment, quote, heldBack } = useMemo(() => {
    const clean = cleanHtml(html)
    return { ...clean, quote: folds ? takeQuote(clean.fragment) : null }
  }, [html, folds])
  return (
    <>
      {heldBack > 0 ? (
        <p className="images-held">
          <ImageOff aria-hidden size={16} strokeWidth={1.75} />
          <span>{t('images.held', { count: heldBack })}</span>
        </p>
      ) : null}
      <Part fragment={fragment} />
      {quote ? (
        <details className="quoted">
          <summary>{quoteLabel}</summary>
          <Part fragment={quote} />
        </details>
      ) : null}
    </>
  )
}

function Part({ fragment }: { fragment: DocumentFragment }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A copy: the effect may run twice on one fragment, which is empty once it was put somewhere.
    body.current?.replaceChildren(fragment.cloneNode(true))
  }, [fragment])
  return <div ref={body} className="safe-html" />
}
