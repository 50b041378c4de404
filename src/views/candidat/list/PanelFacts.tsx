import type { CandidatDetail } from '@contract/ecole/candidat'
import { Avatar } from '@core/components/Avatar'
import { type Fact, Facts } from '@core/components/Facts'
import { StatusDot } from '@core/components/StatusDot'
import { fullName } from '@core/format/names'
import { useFormat } from '@core/format/useFormat'
import { DossierState } from '@src/parts/candidat/DossierState'
import { Archive } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ArabicName } from '../ArabicName'
import { CallLink } from '../CallLink'
import { PhoneLink } from '../PhoneLink'
import { PaperStates } from '../sheet/PaperStates'

/** The essentials of a candidate. */
export function PanelFacts({ candidat }: { candidat: CandidatDetail }) {
  const { t } = useTranslation(['candidat', 'fields'])
  const format = useFormat()
  const facts: Fact[] = [
    { label: t('fields:telephone'), value: <PhoneLink telephone={candidat.telephone} /> },
    { label: t('fields:email'), value: candidat.email && <a href={`mailto:${candidat.email}`}>{candidat.email}</a> },
    { label: candidat.cin ? t('fields:cin') : t('fields:passeport'), value: candidat.cin ?? candidat.passeport },
    { label: t('fields:idPermi'), value: candidat.permi },
    { label: t('fields.idMoniteur'), value: candidat.moniteur },
    { label: t('fields:dateInscription'), value: format.day(candidat.dateInscription) },
  ]
  return (
    <div className="panel-facts">
      <div className="person">
        <Avatar name={fullName(candidat)} src={candidat.photo} size={64} />
        <span className="person-names">
          <ArabicName person={candidat} />
          {candidat.archived ? (
            <StatusDot tone="neutral" icon={Archive} label={t('archived')} />
          ) : (
            <DossierState dossier={candidat.dossier} />
          )}
        </span>
        <span className="panel-call">
          <CallLink telephone={candidat.telephone} />
        </span>
      </div>
      <Facts look="lines" facts={facts} />
      <section className="panel-section" aria-label={t('papers.title')}>
        <h3>{t('papers.title')}</h3>
        <PaperStates id={candidat.id} documents={candidat.documents} />
      </section>
      {candidat.note ? (
        <section className="panel-section" aria-label={t('fields:note')}>
          <h3>{t('fields:note')}</h3>
          <p className="note-text" dir="auto">
            {candidat.note}
          </p>
        </section>
      ) : null}
    </div>
  )
}
