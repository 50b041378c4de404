import { Button } from '@core/components/Button'
import { ImageOff } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanHtml } from './sanitizeHtml'
import './safeHtml.scss'

/** HTML of somebody else, harmless; its remote pictures come when they are asked for. */
export function SafeHtml({ html }: { html: string }) {
  const { t } = useTranslation('demo')
  const [asked, setAsked] = useState<string | null>(null)
  const body = useRef<HTMLDivElement>(null)
  const remoteImages = asked === html
  const { fragment, heldBack } = useMemo(() => cleanHtml(html, { remoteImages }), [html, remoteImages])
  useEffect(() => {
    // A copy: the effect may run twice on one fragment, which is empty once it was put somewhere.
    body.current?.replaceChildren(fragment.cloneNode(true))
  }, [fragment])
  return (
    <>
      {heldBack > 0 ? (
        <p className="images-held">
          <ImageOff aria-hidden size={16} strokeWidth={1.75} />
          <span>{t('images.held', { count: heldBack })}</span>
          <Button size="sm" onClick={() => setAsked(html)}>
            {t('images.show')}
          </Button>
        </p>
      ) : null}
      <div ref={body} className="safe-html" />
    </>
  )
}
