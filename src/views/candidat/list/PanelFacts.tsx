import type { CandidatDetail } from '@contract/candidat'
import { Avatar } from '@core/components/Avatar'
import { StatusDot } from '@core/components/StatusDot'
import { useFormat } from '@core/format/useFormat'
import { Archive } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ArabicName } from '../ArabicName'
import { Blank } from '../Blank'
import { CallLink } from '../CallLink'
import { DossierState } from '../DossierState'
import { fullName } from '../names'
import { PhoneLink } from '../PhoneLink'
import { PaperStates } from '../sheet/PaperStates'

/** The essentials of a candidate. */
export function PanelFacts({ candidat }: { candidat: CandidatDetail }) {
  const { t } = useTranslation('candidat')
  const format = useFormat()
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
      <dl className="fact-lines">
        <div>
          <dt>{t('fields.telephone')}</dt>
          <dd>
            <PhoneLink telephone={candidat.telephone} />
          </dd>
        </div>
        <div>
          <dt>{t('fields.email')}</dt>
          <dd>{candidat.email ? <a href={`mailto:${candidat.email}`}>{candidat.email}</a> : <Blank />}</dd>
        </div>
        <div>
          <dt>{candidat.cin ? t('fields.cin') : t('fields.passeport')}</dt>
          <dd>{candidat.cin ?? candidat.passeport}</dd>
        </div>
        <div>
          <dt>{t('fields.idPermi')}</dt>
          <dd>{candidat.permi}</dd>
        </div>
        <div>
          <dt>{t('fields.idMoniteur')}</dt>
          <dd>{candidat.moniteur ?? <Blank />}</dd>
        </div>
        <div>
          <dt>{t('fields.dateInscription')}</dt>
          <dd>{format.day(candidat.dateInscription)}</dd>
        </div>
      </dl>
      <section className="panel-section" aria-label={t('papers.title')}>
        <h3>{t('papers.title')}</h3>
        <PaperStates documents={candidat.documents} />
      </section>
      {candidat.note ? (
        <section className="panel-section" aria-label={t('fields.note')}>
          <h3>{t('fields.note')}</h3>
          <p className="note-text">{candidat.note}</p>
        </section>
      ) : null}
    </div>
  )
}
