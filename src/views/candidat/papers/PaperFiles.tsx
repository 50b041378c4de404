import type { CandidatDocument } from '@contract/ecole/candidat'
import { PAPIER_MAX_BYTES, PAPIERS_MAX, type Papier } from '@contract/ecole/papier'
import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { useFormat } from '@core/format/useFormat'
import { RefreshCw, Trash2 } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileButtons, FilePicker } from './FileButtons'
import { PapierList } from './PapierList'
import type { FileFault } from './prepareFile'
import { type Refused, type Upload, usePapierChanges, useUploads } from './usePapers'

/** The files of a paper for the desk: added, replaced, removed. */
export function PaperFiles({ id, paper }: { id: number; paper: CandidatDocument }) {
  const { t } = useTranslation('candidat')
  const { uploads, refused, isPreparing, addFiles, retry, giveUp } = useUploads(id, paper)
  const [isOver, setIsOver] = useState(false)
  const isSending = isPreparing || uploads.some(({ state }) => state === 'sending')
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void addFiles([...event.dataTransfer.files])
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative; the buttons inside are accessible
    <div
      className="paper-files"
      data-over={isOver}
      onDrop={onDrop}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
    >
      <PapierList
        idCandidat={id}
        paper={paper}
        actions={(papier, close) => <PapierActions key={papier.id} id={id} papier={papier} onDone={close} />}
      >
        {paper.papiers.length < PAPIERS_MAX ? (
          <FileButtons
            paper={t(`papers.type.${paper.type}`)}
            pending={isSending}
            onFiles={(files) => void addFiles(files)}
          />
        ) : null}
      </PapierList>
      <FaultList refused={refused} />
      {uploads
        .filter(({ state }) => state === 'failed')
        .map((upload) => (
          <Unsent
            key={upload.key}
            upload={upload}
            onRetry={() => void retry(upload)}
            onDrop={() => giveUp(upload.key)}
          />
        ))}
    </div>
  )
}

function useFaultWords() {
  const { t } = useTranslation('candidat')
  const format = useFormat()
  return (nom: string, fault: FileFault) =>
    t(`papers.files.fault.${fault}`, { name: nom, size: format.bytes(PAPIER_MAX_BYTES), count: PAPIERS_MAX })
}

function FaultList({ refused }: { refused: readonly Refused[] }) {
  const words = useFaultWords()
  if (refused.length === 0) return null
  return (
    <Banner tone="danger">
      {refused.map(({ nom, fault }) => (
        <div key={`${nom} ${fault}`}>{words(nom, fault)}</div>
      ))}
    </Banner>
  )
}

interface UnsentProps {
  upload: Upload
  onRetry: () => void
  onDrop: () => void
}

/** A failed upload, kept here until it succeeds or is dropped. */
function Unsent({ upload, onRetry, onDrop }: UnsentProps) {
  const { t } = useTranslation('candidat')
  const buttons = (
    <div className="papier-buttons">
      <Button size="sm" onClick={onRetry}>
        {t('actions.retry')}
      </Button>
      <Button size="sm" look="ghost" onClick={onDrop}>
        {t('papers.files.giveUp')}
      </Button>
    </div>
  )
  return (
    <Banner tone="warning" action={buttons}>
      {t('papers.files.unsent', { name: upload.nom })}
    </Banner>
  )
}

interface PapierActionsProps {
  id: number
  papier: Papier
  onDone: () => void
}

function PapierActions({ id, papier, onDone }: PapierActionsProps) {
  const { t } = useTranslation('candidat')
  const words = useFaultWords()
  const { remove, replaceBy, isReplacing } = usePapierChanges(id)
  const [fault, setFault] = useState<string | null>(null)
  const replace = async ([file]: File[]) => {
    if (!file) return
    const refused = await replaceBy(papier, file)
    setFault(refused && words(file.name, refused))
    if (!refused) onDone()
  }
  return (
    <>
      {fault ? <Banner tone="danger">{fault}</Banner> : null}
      <Button
        look="danger-ghost"
        icon={Trash2}
        disabled={isReplacing}
        onClick={() => {
          onDone()
          void remove(papier)
        }}
      >
        {t('papers.files.remove')}
      </Button>
      <FilePicker
        icon={RefreshCw}
        size="md"
        text={t('papers.files.replace')}
        label={t('papers.files.replace')}
        pending={isReplacing}
        onFiles={(files) => void replace(files)}
      />
    </>
  )
}
