import { ageOn } from '@contract/clock/days'
import type { CandidatDetail } from '@contract/ecole/candidat'
import type { Fact } from '@core/components/Facts'
import { arabicName } from '@core/format/names'
import { useFormat } from '@core/format/useFormat'
import { FactCard } from '@src/parts/candidat/sheet/FactCard'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'
import { ArabicName } from '../ArabicName'
import { PhoneLink } from '../PhoneLink'

function useFacts(candidat: CandidatDetail, isForSchool: boolean) {
  const { t } = useTranslation(['candidat', 'fields'])
  const format = useFormat()
  const age = t('age', { count: ageOn(candidat.dateNaissance, useSchool().today) })
  const identity: Fact[] = [
    { label: t('fields:nom'), value: candidat.nom },
    { label: t('fields:prenom'), value: candidat.prenom },
    { label: t('arabicName'), value: arabicName(candidat) && <ArabicName person={candidat} /> },
    { label: t('fields:sexe'), value: candidat.sexe && t(`sexe.${candidat.sexe}`) },
    { label: t('fields:dateNaissance'), value: `${format.day(candidat.dateNaissance, 'short')} (${age})` },
    { label: t('fields:cin'), value: candidat.cin },
    { label: t('fields:passeport'), value: candidat.passeport },
  ]
  const contact: Fact[] = [
    { label: t('fields:telephone'), value: candidat.telephone && <PhoneLink telephone={candidat.telephone} /> },
    { label: t('fields:email'), value: candidat.email && <a href={`mailto:${candidat.email}`}>{candidat.email}</a> },
    { label: t('fields:adresse'), value: candidat.adresse },
    { label: t('username'), value: candidat.username },
  ]
  const training: Fact[] = [
    { label: t('fields:idPermi'), value: candidat.permi },
    { label: t('fields.idMoniteur'), value: candidat.moniteur },
    { label: t('fields:dateInscription'), value: format.day(candidat.dateInscription) },
    // How they found the school concerns its advertising.
    ...(isForSchool ? [{ label: t('fields:source'), value: candidat.source && t(`source.${candidat.source}`) }] : []),
  ]
  return { identity, contact, training }
}

interface SheetFactsProps {
  candidat: CandidatDetail
  /** For the school, with its internal note; otherwise for the candidates themselves. */
  isForSchool?: boolean
}

/** All data of a candidate. */
export function SheetFacts({ candidat, isForSchool = false }: SheetFactsProps) {
  const { t } = useTranslation('candidat')
  const { identity, contact, training } = useFacts(candidat, isForSchool)
  return (
    <div className="sheet-grid">
      <div>
        <FactCard title={t('sections.identity')} facts={identity} />
        {isForSchool ? <NoteCard note={candidat.note} /> : <p className="muted">{t('own.correct')}</p>}
      </div>
      <div>
        <FactCard title={t('sections.contact')} facts={contact} />
        <FactCard title={t('sections.training')} facts={training} />
      </div>
    </div>
  )
}

function NoteCard({ note }: { note: string | null }) {
  const { t } = useTranslation('candidat')
  return (
    <section className="card" aria-label={t('sections.notes')}>
      <div className="card-head">
        <h2>{t('sections.notes')}</h2>
      </div>
      <p className="card-body note-text" dir="auto">
        {note || <span className="muted">{t('noNote')}</span>}
      </p>
    </section>
  )
}
