import type { RepriseApercu, RepriseRow } from '@contract/argent/reprise'
import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { fullName } from '@core/format/names'
import { useFormat } from '@core/format/useFormat'
import { useMoney } from '@src/parts/argent/useMoney'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePreview } from './usePreview'

interface PreviewRow {
  toSend: RepriseRow
  candidat: { prenom: string; nom: string }
}

interface PreviewPanelProps {
  rows: readonly PreviewRow[]
  /** The number of rows that are left out because a value cannot be read. */
  unreadable?: number
  isSaving: boolean
  onSave: (rows: RepriseRow[]) => Promise<void>
  onClose: () => void
}

/** Shows the postings of several rows before they are saved together. */
export function PreviewPanel({ rows, unreadable = 0, isSaving, onSave, onClose }: PreviewPanelProps) {
  const { t } = useTranslation(['reprise', 'common'])
  const toSend = rows.map((row) => row.toSend)
  const previews = usePreview(toSend, true)
  const all = rows.flatMap(({ toSend: { idCandidat } }) => previews.get(idCandidat) ?? [])
  return (
    <DetailsPanel
      title={t('preview.title')}
      onClose={onClose}
      wide
      footer={
        <>
          <Button onClick={onClose}>{t('common:dialog.cancel')}</Button>
          <Button
            look="primary"
            icon={Check}
            pending={isSaving}
            disabled={all.length === 0 || all.length < rows.length}
            onClick={() => void onSave(toSend)}
          >
            {t('preview.save', { count: rows.length })}
          </Button>
        </>
      }
    >
      {unreadable > 0 ? <Banner tone="warning">{t('preview.unreadable', { count: unreadable })}</Banner> : null}
      <p className="muted">{t('preview.text')}</p>
      {all.length === 0 ? <CardSkeleton lines={4} /> : <Sums all={all} />}
      <ul className="reprise-previews">
        {rows.map(({ toSend: { idCandidat }, candidat }) => (
          <PreviewLine key={idCandidat} nom={fullName(candidat)} preview={previews.get(idCandidat)} />
        ))}
      </ul>
    </DetailsPanel>
  )
}

function Sums({ all }: { all: readonly RepriseApercu[] }) {
  const { t } = useTranslation('reprise')
  const money = useMoney()
  const sum = (of: (one: RepriseApercu) => number) => money(all.reduce((total, one) => total + of(one), 0))
  return (
    <dl className="reprise-sums">
      <dt>{t('preview.toPay')}</dt>
      <dd>{sum(({ solde }) => Math.max(0, solde))}</dd>
      <dt>{t('preview.credits')}</dt>
      <dd>{sum(({ solde }) => Math.max(0, -solde))}</dd>
      <dt>{t('preview.left')}</dt>
      <dd>{sum(({ aRendre }) => aRendre)}</dd>
    </dl>
  )
}

function PreviewLine({ nom, preview }: { nom: string; preview: RepriseApercu | undefined }) {
  const { t } = useTranslation(['reprise', 'paiement'])
  const format = useFormat()
  const money = useMoney()
  if (!preview) return <li>{nom}</li>
  const { solde, lots, depassement } = preview
  const left = lots.map(({ service, quantite }) => {
    const count = service.startsWith('exam_') ? format.number(quantite) : format.duration(quantite)
    return `${count} ${t(`paiement:service.${service}`)}`
  })
  const beyond = depassement > 0 ? [t('preview.beyond', { amount: money(depassement) })] : []
  return (
    <li>
      <b>{nom}</b>
      <span>{t(solde < 0 ? 'result.credit' : 'result.toPay', { amount: money(Math.abs(solde)) })}</span>
      <span className="muted">{[...left, ...beyond].join(' · ') || t('preview.nothingLeft')}</span>
    </li>
  )
}
