import { ImageOff } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { takeQuote } from './quote'
import { cleanHtml } from './sanitizeHtml'
import './safeHtml.scss'

interface SafeHtmlProps {
  html: string
  /** The label of the button that unfolds the quotation at the end. */
  quoteLabel?: string
}

/** Sanitised third-party HTML. Remote pictures are never loaded, because that would inform the sender. */
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
    // A copy: the effect may run twice, and a fragment is empty after insertion.
    body.current?.replaceChildren(fragment.cloneNode(true))
  }, [fragment])
  return <div ref={body} className="safe-html" />
}
