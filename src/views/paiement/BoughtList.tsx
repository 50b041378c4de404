import type { CompteCandidat, Inscription } from '@contract/argent/compte'
import { ProgressBar } from '@core/components/states/ProgressBar'
import { useFormat } from '@core/format/useFormat'
import { Part } from '@src/parts/parcours/Part'
import { useTranslation } from 'react-i18next'
import { Moved } from './Moved'

/** The packages that a candidate bought, with bars of the used part; the newest enrolment first. */
export function BoughtList({ idCandidat, inscriptions }: Pick<CompteCandidat, 'idCandidat' | 'inscriptions'>) {
  const { t } = useTranslation('paiement')
  if (inscriptions.length === 0) return null
  return (
    <Part title={t('bought.title')}>
      {inscriptions
        .toSorted((a, b) => b.dateDebut.localeCompare(a.dateDebut))
        .map((inscription) => (
          <Enrolment key={inscription.id} idCandidat={idCandidat} inscription={inscription} />
        ))}
    </Part>
  )
}

function Enrolment({ idCandidat, inscription }: { idCandidat: number; inscription: Inscription }) {
  const { t } = useTranslation('paiement')
  const format = useFormat()
  const { dateDebut, dateFin, lots, status } = inscription
  const shown = lots.filter(({ service, quantite }) => service !== 'dossier' && quantite > 0)
  return (
    <div className="bought">
      <p className="muted">
        {dateFin ? t('bought.ended', { day: format.day(dateFin) }) : t('bought.since', { day: format.day(dateDebut) })}
      </p>
      {inscription.reprise ? <Moved reprise={inscription.reprise} idCandidat={idCandidat} /> : null}
      {shown.length === 0 ? <p className="muted">{t('bought.hours')}</p> : null}
      {shown.map((lot) => (
        <LotBar key={lot.id} lot={lot} start={dateDebut} isOver={status !== 'ACTIVE'} />
      ))}
    </div>
  )
}

interface LotBarProps {
  lot: Inscription['lots'][number]
  start: string
  /** Whether the enrolment has ended: the unused part was given back, so nothing is left. */
  isOver: boolean
}

function LotBar({ lot, start, isOver }: LotBarProps) {
  const { t } = useTranslation('paiement')
  const format = useFormat()
  const { service, quantite, used, dateEffet } = lot
  const show = (count: number) => (service.startsWith('exam_') ? format.number(count) : format.duration(count))
  const left = quantite - used
  const words = { left: show(left), used: show(used), all: show(quantite) }
  const state = isOver ? 'used' : 'left'
  const detail = left > 0 ? t(`bought.${state}`, words) : t('bought.done', words)
  const name = t(`service.${service}`)
  const since = dateEffet !== start && t('bought.from', { day: format.day(dateEffet, 'short') })
  return <ProgressBar label={format.beside([name, since])} value={used / quantite} detail={detail} />
}
