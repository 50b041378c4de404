import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { NewTabNote } from '@core/components/NewTabNote'
import { Spinner } from '@core/components/states/Spinner'
import type { PaperFile, Picture } from '@core/pdf/paper/paper'
import { saveFile } from '@core/spreadsheet/save'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePaperFile } from './usePaperFile'
import './papiers.scss'

interface PdfViewProps {
  title: string
  /** Builds the paper; passing a new function draws it again. */
  build: (logo: Picture | undefined) => PaperFile
}

/** Where a browser shows no PDF, as on most phones, a frame would download a file without a name. */
const showsPdf = () => navigator.pdfViewerEnabled !== false

/** A paper as it will be printed, with the buttons to save it and to open it where it can be printed. */
export function PdfView({ title, build }: PdfViewProps) {
  const { t } = useTranslation('contrat')
  const { blob, url, isFailed, retry } = usePdf(build)
  if (isFailed) {
    return (
      <Banner tone="danger" action={<Button onClick={retry}>{t('pdf.retry')}</Button>}>
        {t('pdf.failed')}
      </Banner>
    )
  }
  if (!blob || !url) return <Spinner />
  return (
    <div className="pdf-view">
      <div className="pdf-tools">
        <a className="btn btn-secondary" href={url} target="_blank" rel="noreferrer">
          {t('pdf.open')}
          <NewTabNote />
        </a>
        <Button look="primary" icon={Download} onClick={() => saveFile(blob, `${title}.pdf`)}>
          {t('pdf.download')}
        </Button>
      </div>
      {showsPdf() ? (
        <iframe className="pdf-frame" title={title} src={url} />
      ) : (
        <p className="muted">{t('pdf.notShown')}</p>
      )}
    </div>
  )
}

function usePdf(build: PdfViewProps['build']) {
  const make = usePaperFile()
  const [made, setMade] = useState<{ blob: Blob; url: string } | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try draws the same paper again
  useEffect(() => {
    let isGone = false
    let url: string | undefined
    make(build).then(
      (blob) => {
        if (isGone) return
        url = URL.createObjectURL(blob)
        setMade({ blob, url })
      },
      () => setIsFailed(true),
    )
    return () => {
      isGone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [make, build, tries])
  const retry = () => {
    setIsFailed(false)
    setTries((count) => count + 1)
  }
  return { blob: made?.blob, url: made?.url, isFailed, retry }
}
