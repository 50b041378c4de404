import { OwnAttentes } from '@src/parts/attente/OwnAttentes'
import { Offres } from '@src/views/attente/Offres'
import { useTranslation } from 'react-i18next'
import { DemanderButton } from './DemanderButton'
import { OwnDemandes } from './OwnDemandes'
import './demande.scss'

/**
 * What a candidate asks for: offers to be answered on top, its requests, its places on the waiting list. A page that
 * has the button already leaves it out here.
 */
export function MesDemandes({ hasButton = true }: { hasButton?: boolean }) {
  const { t } = useTranslation('demande')
  return (
    <div className="mes-demandes">
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
