import { useFormat } from '@core/format/useFormat'
import { DemandePackStatus } from '@src/parts/demandePack/DemandePackStatus'
import { useOffre } from '@src/parts/pack/useOffre'
import { useDemandesPackQuery } from '@src/redux/packs/demandePack'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

const SHOWN = '10'

/** The school's requests for packs with their status, newest first. */
export function DemandesCard() {
  const { t } = useTranslation('package')
  const format = useFormat()
  const offre = useOffre()
  const id = useId()
  const { data } = useDemandesPackQuery({ perPage: SHOWN, sort: '-createdAt' })
  if (!data || data.data.length === 0) return null
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{t('requests.title')}</h2>
      </div>
      <ul className="abonnement-list">
        {data.data.map((demande) => (
          <li key={demande.idDemande}>
            <b>{demande.nom}</b>
            <span>{format.beside([offre.prix(demande.prix), offre.frequence(demande.frequence)])}</span>
            <span className="muted">{t('requests.on', { day: format.dayOf(demande.createdAt) })}</span>
            <DemandePackStatus statut={demande.statut} />
            {demande.motif ? <p>{t('requests.motif', { motif: demande.motif })}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
