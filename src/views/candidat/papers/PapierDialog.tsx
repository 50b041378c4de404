import type { Papier } from '@contract/ecole/papier'
import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { Banner } from '@core/components/messages/Banner'
import { NewTabNote } from '@core/components/NewTabNote'
import { Dialog } from '@core/components/overlays/Dialog'
import { Spinner } from '@core/components/states/Spinner'
import { useFormat } from '@core/format/useFormat'
import { saveFile } from '@core/spreadsheet/save'
import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ModalBody, ModalFooter, ModalHeader } from 'reactstrap'
import { PictureView } from './PictureView'
import { usePapierUrl } from './usePapierUrl'

interface PapierDialogProps {
  idCandidat: number
  title: string
  papiers: readonly Papier[]
  shown: Papier
  onShow: (papier: Papier) => void
  onClose: () => void
  /** The desk's actions on the file. */
  children?: ReactNode
}

/** A large view of a file: a zoomable picture, or a PDF in the browser's own viewer. */
export function PapierDialog({ idCandidat, title, papiers, shown, onShow, onClose, children }: PapierDialogProps) {
  const { t } = useTranslation(['candidat', 'common'])
  const format = useFormat()
  const id = useId()
  return (
    <Dialog onClose={onClose} labelledBy={id} centered size="xl" fullscreen="md">
      <ModalHeader id={id} tag="h2" toggle={onClose} close={<span />}>
        {title}
      </ModalHeader>
      <ModalBody className="papier-view">
        <PapierView key={shown.id} idCandidat={idCandidat} papier={shown} />
        <div className="papier-caption">
          <Pages papiers={papiers} shown={shown} onShow={onShow} />
          <span className="muted">
            {format.beside([shown.nom, format.bytes(shown.taille), format.moment(shown.createdAt)])}
          </span>
        </div>
      </ModalBody>
      <ModalFooter>
        {children}
        <Button onClick={onClose}>{t('common:close')}</Button>
      </ModalFooter>
    </Dialog>
  )
}

function Pages({ papiers, shown, onShow }: Pick<PapierDialogProps, 'papiers' | 'shown' | 'onShow'>) {
  const { t } = useTranslation('candidat')
  const index = papiers.findIndex(({ id }) => id === shown.id)
  const [before, after] = [papiers[index - 1], papiers[index + 1]]
  if (papiers.length < 2) return null
  return (
    <div className="papier-pages">
      <IconButton
        icon={ChevronLeft}
        label={t('papers.files.previous')}
        disabled={!before}
        onClick={() => before && onShow(before)}
      />
      <span>{t('papers.files.page', { number: index + 1, total: papiers.length })}</span>
      <IconButton
        icon={ChevronRight}
        label={t('papers.files.next')}
        disabled={!after}
        onClick={() => after && onShow(after)}
      />
    </div>
  )
}

function PapierView({ idCandidat, papier }: { idCandidat: number; papier: Papier }) {
  const { t } = useTranslation('candidat')
  const { blob, url, isFailed } = usePapierUrl(idCandidat, papier)
  const isPdf = papier.media === 'application/pdf'
  if (isFailed) return <Banner tone="danger">{t('papers.files.failed')}</Banner>
  if (!blob || !url) return <Spinner />
  const download = (
    <Button icon={Download} onClick={() => saveFile(blob, papier.nom)}>
      {t('papers.files.download')}
    </Button>
  )
  if (!isPdf) {
    return (
      <PictureView src={url} alt={papier.nom}>
        {download}
      </PictureView>
    )
  }
  return (
    <div className="papier-tools papier-pdf">
      <a href={url} target="_blank" rel="noreferrer">
        {t('papers.files.openPdf')}
        <NewTabNote />
      </a>
      {download}
    </div>
  )
}
