import type { CandidatDetail } from '@contract/ecole/candidat'
import type { ApercuContrat, ContratLigne, Manque } from '@contract/papiers/contrat'
import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { toast } from '@core/components/messages/toast'
import { paths } from '@src/configs/paths'
import { useCreateContratMutation } from '@src/redux/papiers/contrat'
import { FilePlus2, Settings2, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OpenedContrat } from './ContratPanels'

interface NextContratProps {
  candidat: CandidatDetail
  contrats: readonly ContratLigne[]
  preview: ApercuContrat
  onOpen: (panel: OpenedContrat) => void
}

/** The missing data of the next contract, or the button that makes it. */
export function NextContrat({ candidat, contrats, preview, onOpen }: NextContratProps) {
  const { t } = useTranslation('contrat')
  const [create, { isLoading }] = useCreateContratMutation()
  const live = contrats.find(({ status }) => status !== 'CANCELLED' && status !== 'TERMINATED')
  const isDraft = live?.status === 'DRAFT'
  const make = async () => {
    const { data } = await create({ idCandidat: candidat.id })
    if (data) toast.success(t('made', { numero: data.numero }))
  }
  const isWanted = !isDraft && (!live || preview.isOutdated)
  const { manques, isOutdated } = preview
  return (
    <div className="contrat-next">
      {live && isOutdated ? <Banner tone="warning">{t(isDraft ? 'outdated.draft' : 'outdated.signed')}</Banner> : null}
      {isWanted && manques.length > 0 ? <Missing candidat={candidat} manques={manques} onOpen={onOpen} /> : null}
      <div className="contrat-actions">
        {isWanted && manques.length === 0 ? (
          <Button look="primary" icon={FilePlus2} pending={isLoading} onClick={() => void make()}>
            {t(live ? 'makeAmendment' : 'make')}
          </Button>
        ) : null}
        <Button look="ghost" icon={Settings2} onClick={() => onOpen({ kind: 'ecole' })}>
          {t('mentions.school')}
        </Button>
        <Button look="ghost" icon={UserRound} onClick={() => onOpen({ kind: 'candidat' })}>
          {t('mentions.person')}
        </Button>
      </div>
    </div>
  )
}

/** The place where each missing item is filled in. */
const PLACES: Record<Manque, 'money' | 'record' | 'ecole' | 'candidat' | 'profile'> = {
  inscription: 'money',
  ecole_adresse: 'profile',
  ecole_nomAr: 'ecole',
  ecole_matriculeFiscal: 'ecole',
  ecole_dateAgrement: 'ecole',
  ecole_assurance: 'ecole',
  ecole_garantie: 'ecole',
  ecole_mediateur: 'ecole',
  candidat_nomAr: 'record',
  candidat_adresse: 'record',
  candidat_tuteur: 'candidat',
  heures_minimum: 'money',
}

interface MissingProps {
  candidat: CandidatDetail
  manques: readonly Manque[]
  onOpen: (panel: OpenedContrat) => void
}

/** The items without which a contract cannot be printed, each with the place where it is filled in. */
function Missing({ candidat, manques, onOpen }: MissingProps) {
  const { t } = useTranslation('contrat')
  const addresses = {
    money: `${paths.candidat(candidat.id)}?tab=paiements`,
    record: paths.candidatEdit(candidat.id),
    profile: `${paths.configuration}?tab=ecole`,
  }
  return (
    <section className="contrat-missing" aria-label={t('missing.title')}>
      <p>{t('missing.title')}</p>
      <ul>
        {manques.map((manque) => {
          const place = PLACES[manque]
          return (
            <li key={manque}>
              {place === 'ecole' || place === 'candidat' ? (
                <button type="button" onClick={() => onOpen({ kind: place })}>
                  {t(`missing.${manque}`)}
                </button>
              ) : (
                <Link to={addresses[place]}>{t(`missing.${manque}`)}</Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
