import type { CandidatDocument } from '@contract/ecole/candidat'
import type { Papier } from '@contract/ecole/papier'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PapierDialog } from './PapierDialog'
import { PapierTile } from './PapierTile'
import './papers.scss'

interface PapierListProps {
  idCandidat: number
  paper: CandidatDocument
  /** The actions on the open file. */
  actions?: (papier: Papier, close: () => void) => ReactNode
  /** After the files. */
  children?: ReactNode
}

/** Thumbnails of a paper's files; each can be opened. */
export function PapierList({ idCandidat, paper, actions, children }: PapierListProps) {
  const { t } = useTranslation('candidat')
  const [open, setOpen] = useState<number | null>(null)
  const name = t(`papers.type.${paper.type}`)
  const { papiers } = paper
  const shown = papiers.find(({ id }) => id === open)
  const close = () => setOpen(null)
  return (
    <div className="papier-list">
      {papiers.map((papier, index) => (
        <PapierTile
          key={papier.id}
          idCandidat={idCandidat}
          papier={papier}
          label={t('papers.files.open', { paper: name, number: index + 1, total: papiers.length })}
          onOpen={() => setOpen(papier.id)}
        />
      ))}
      {children}
      {shown ? (
        <PapierDialog
          idCandidat={idCandidat}
          title={name}
          papiers={papiers}
          shown={shown}
          onShow={({ id }) => setOpen(id)}
          onClose={close}
        >
          {actions?.(shown, close)}
        </PapierDialog>
      ) : null}
    </div>
  )
}
