import type { Dashboard } from '@contract/ecole/dashboard'
import { ButtonLink } from '@core/components/ButtonLink'
import { fullName } from '@core/format/names'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { CarteExpiration } from '@src/parts/moniteur/CarteExpiration'
import { keepPlates } from '@src/parts/vehicule/plate'
import { useAbility } from '@src/redux/session/ability'
import { Car } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { vehiculeName } from '../../vehicule/name'
import { useEcheanceWords } from '../../vehicule/useEcheanceWords'
import { PersonLine } from '../PersonLine'
import { TodayGroup } from './TodayGroup'

interface GroupProps<Lignes> {
  lignes: NonNullable<Lignes>
  isReadOnly: boolean
}

/** Vehicles with an expired or expiring paper; the form records its new date. */
export function VehiculeGroup({ lignes: { data, total }, isReadOnly }: GroupProps<Dashboard['vehicules']>) {
  const { t } = useTranslation(['dashboard', 'vehicule'])
  const words = useEcheanceWords()
  const list = `${paths.vehicules}?papiers=alerte`
  return (
    <TodayGroup
      tone={data.some(({ jours }) => jours < 0) ? 'danger' : 'warning'}
      title={t('today.vehicule.title', { count: total })}
      more={{ to: list, label: t('today.vehicule.all', { count: total }), isNeeded: total > data.length }}
    >
      {data.map((alerte) => {
        const papier = t(`vehicule:papier.${alerte.papier}`)
        const nom = vehiculeName(alerte)
        const quand = words(alerte.jours)
        return (
          <PersonLine
            key={alerte.idVehicule}
            icon={Car}
            nom={keepPlates(nom)}
            to={paths.vehicule(alerte.idVehicule)}
            note={
              <span className={alerte.jours < 0 ? 'line-reason' : undefined}>
                {t('today.vehicule.paper', { papier, quand })}
              </span>
            }
            end={
              isReadOnly ? null : (
                <ButtonLink
                  size="sm"
                  to={`${paths.vehiculeEdit(alerte.idVehicule)}?champ=${alerte.papier}`}
                  aria-label={t('today.renewOf', { quoi: papier, nom })}
                >
                  {t('today.renew')}
                </ButtonLink>
              )
            }
          />
        )
      })}
    </TodayGroup>
  )
}

/** Instructors whose card has expired or expires soon; the cash desk reads them, and renews nothing. */
export function CarteGroup({ lignes: { data, total } }: { lignes: Dashboard['cartes'] }) {
  const { t } = useTranslation('dashboard')
  const canRenew = useAbility().can('update', 'Moniteur')
  const list = `${paths.moniteurs}?carte=alerte&sort=expirationCarte`
  return (
    <TodayGroup
      tone="warning"
      title={t('today.carte.title', { count: total })}
      more={{ to: list, label: t('today.carte.all', { count: total }), isNeeded: total > data.length }}
    >
      {data.map((moniteur) => (
        <PersonLine
          key={moniteur.id}
          nom={fullName(moniteur)}
          photo={moniteur.photo}
          to={paths.moniteur(moniteur.id)}
          note={<CarteExpiration expiration={moniteur.expirationCarte} />}
          end={
            canRenew ? (
              <ButtonLink
                size="sm"
                to={`${paths.moniteurEdit(moniteur.id)}?champ=expirationCarte`}
                aria-label={t('today.renewOf', { quoi: t('today.carte.one'), nom: fullName(moniteur) })}
              >
                {t('today.renew')}
              </ButtonLink>
            ) : null
          }
        />
      ))}
    </TodayGroup>
  )
}

/** Candidates with an expired paper: they can be called, or their file updated by users with that right. */
export function PapierGroup({ lignes: { data, total } }: { lignes: Dashboard['papiers'] }) {
  const { t } = useTranslation('dashboard')
  const canNote = useAbility().can('update', 'Candidat')
  const format = useFormat()
  const list = `${paths.candidats}?dossier=expire`
  return (
    <TodayGroup
      tone="danger"
      title={t('today.expire.title', { count: total })}
      more={{ to: list, label: t('today.expire.all', { count: total }), isNeeded: total > data.length }}
    >
      {data.map((candidat) => {
        const nom = fullName(candidat)
        return (
          <PersonLine
            key={candidat.id}
            nom={nom}
            candidats={[candidat.id]}
            photo={candidat.photo}
            to={paths.candidat(candidat.id)}
            note={candidat.finPapier ? t('today.expire.since', { jour: format.day(candidat.finPapier) }) : null}
            end={
              <span className="line-actions">
                {candidat.telephone ? (
                  <ButtonLink size="sm" to={`tel:${candidat.telephone}`} aria-label={t('today.callOf', { nom })}>
                    {t('today.call')}
                  </ButtonLink>
                ) : null}
                {canNote ? (
                  <ButtonLink
                    size="sm"
                    to={`${paths.candidat(candidat.id)}?tab=documents`}
                    aria-label={t('today.expire.noteOf', { nom })}
                  >
                    {t('today.expire.note')}
                  </ButtonLink>
                ) : null}
              </span>
            }
          />
        )
      })}
    </TodayGroup>
  )
}

/** Access codes that expire soon; the button opens the code beside its list. */
export function CodeGroup({ lignes: { data, total }, isReadOnly }: GroupProps<Dashboard['codes']>) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const list = `${paths.codesAcces}?actif=true&expired=soon&sort=dateExpiration`
  return (
    <TodayGroup
      tone="warning"
      title={t('today.code.title', { count: total })}
      more={{ to: list, label: t('today.code.all', { count: total }), isNeeded: total > data.length }}
    >
      {data.map(({ id, idCandidat, candidat, dateExpiration }) => (
        <PersonLine
          key={id}
          nom={candidat}
          candidats={[idCandidat]}
          to={paths.candidat(idCandidat)}
          note={t('today.code.until', { jour: format.day(dateExpiration) })}
          end={
            isReadOnly ? null : (
              <ButtonLink size="sm" to={`${list}&row=${id}`} aria-label={t('today.code.extendOf', { nom: candidat })}>
                {t('today.code.extend')}
              </ButtonLink>
            )
          }
        />
      ))}
    </TodayGroup>
  )
}

/** The number of candidates with missing papers, in one line, because an import may bring many. */
export function IncompletGroup({ count }: { count: number }) {
  const { t } = useTranslation('dashboard')
  return (
    <TodayGroup
      tone="warning"
      title={t('today.incomplet.count', { count })}
      action={
        <ButtonLink size="sm" to={`${paths.candidats}?dossier=incomplet`}>
          {t('today.incomplet.all', { count })}
        </ButtonLink>
      }
    />
  )
}
