import type { Papier } from '@contract/ecole/papier'
import { FileText, ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePapierUrl } from './usePapierUrl'

interface PapierTileProps {
  idCandidat: number
  papier: Papier
  /** Names the paper and the position of the file. */
  label: string
  onOpen: () => void
}

/** The thumbnail of a file: the picture itself, or its name. A press opens it. */
export function PapierTile({ idCandidat, papier, label, onOpen }: PapierTileProps) {
  const { t } = useTranslation('candidat')
  const isPdf = papier.media === 'application/pdf'
  const { url, isFailed } = usePapierUrl(idCandidat, papier, isPdf)
  return (
    <button type="button" className="papier-tile" aria-label={label} onClick={onOpen}>
      {url ? <img src={url} alt="" /> : null}
      {isPdf ? <FileText aria-hidden size={24} strokeWidth={1.5} /> : null}
      {isFailed ? <ImageOff role="img" aria-label={t('papers.files.failed')} size={24} strokeWidth={1.5} /> : null}
      {isPdf ? <span className="papier-name">{papier.nom}</span> : null}
    </button>
  )
}
