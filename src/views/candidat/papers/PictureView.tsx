import { IconButton } from '@core/components/IconButton'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

const ZOOMS = [1, 1.5, 2, 3] as const

interface PictureViewProps {
  src: string
  alt: string
  /** Beside the zoom buttons. */
  children?: ReactNode
}

/** A picture fitted to its frame, with zoom. */
export function PictureView({ src, alt, children }: PictureViewProps) {
  const { t } = useTranslation('candidat')
  const [step, setStep] = useState(0)
  const zoom = ZOOMS[step] ?? 1
  const last = ZOOMS.length - 1
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged picture is scrolled by the arrow keys */}
      <section className="papier-frame" tabIndex={0} aria-label={alt} data-zoomed={step > 0}>
        <img
          src={src}
          alt={alt}
          style={step > 0 ? { inlineSize: `${zoom * 100}%` } : undefined}
          onDoubleClick={() => setStep(step > 0 ? 0 : 2)}
        />
      </section>
      <div className="papier-tools">
        <IconButton
          icon={ZoomOut}
          label={t('papers.files.zoomOut')}
          disabled={step === 0}
          onClick={() => setStep(Math.max(0, step - 1))}
        />
        <output aria-label={t('papers.files.zoom')}>{`${zoom * 100} %`}</output>
        <IconButton
          icon={ZoomIn}
          label={t('papers.files.zoomIn')}
          disabled={step === last}
          onClick={() => setStep(Math.min(last, step + 1))}
        />
        {children}
      </div>
    </>
  )
}
