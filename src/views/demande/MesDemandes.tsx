import { OwnAttentes } from '@src/parts/attente/OwnAttentes'
import { Offres } from '@src/views/attente/Offres'
import { useTranslation } from 'react-i18next'
import { DemanderButton } from './DemanderButton'
import { OwnDemandes } from './OwnDemandes'
import './demande.scss'

/**
 * A candidate's requests: open offers on top, own requests, entries of the waiting list. `hasButton` is false on a page
 * that already has the button.
 */
export function MesDemandes({ hasButton = true }: { hasButton?: boolean }) {
  const { t } = useTranslation('demande')
  return (
    <div className="mes-demandes in-order">
      <Offres />
      <section className="card" aria-label={t('own.title')}>
        <div className="card-head">
          <h2>{t('own.title')}</h2>
          {hasButton ? <DemanderButton /> : null}
        </div>
        <div className="card-body">
          <OwnDemandes />
        </div>
      </section>
      <OwnAttentes />
    </div>
  )
}
