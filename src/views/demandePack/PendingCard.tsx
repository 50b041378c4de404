import { useFormat } from '@core/format/useFormat'
import { useOffre } from '@src/parts/pack/useOffre'
import { useDemandesPackQuery } from '@src/redux/packs/demandePack'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DemandeAnswer } from './DemandeAnswer'

/** The pending request of a school, with its answers; nothing without one. */
export function PendingCard({ idAutoEcole }: { idAutoEcole: number }) {
  const { t } = useTranslation('demandePack')
  const format = useFormat()
  const offre = useOffre()
  const id = useId()
  const { data } = useDemandesPackQuery({ statut: 'PENDING', idAutoEcole: String(idAutoEcole), perPage: '1' })
  const demande = data?.data[0]
  if (!demande) return null
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{t('waiting')}</h2>
      </div>
      <div className="card-body">
        <p>
          <b>{demande.nom}</b>{' '}
          {format.beside([
            offre.prix(demande.prix),
            offre.frequence(demande.frequence),
            t('waitingSince', { day: format.dayOf(demande.createdAt) }),
          ])}
        </p>
        <DemandeAnswer key={demande.idDemande} demande={demande} />
      </div>
    </section>
  )
}
