import type { EcoleDeFichier } from '@contract/plateforme/archiveEcole'
import { Button } from '@core/components/Button'
import { Facts } from '@core/components/Facts'
import { Banner } from '@core/components/messages/Banner'
import { useFormat } from '@core/format/useFormat'
import type { TFunction } from 'i18next'
import { HousePlus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Renames } from './Renames'

interface FoundSchoolsProps {
  ecoles: readonly EcoleDeFichier[]
  isWriting: boolean
  onTake: (ecole: EcoleDeFichier) => void
}

/** The schools of a file: which one to import, its content, and its clashes with existing data. */
export function FoundSchools({ ecoles, isWriting, onTake }: FoundSchoolsProps) {
  const { t } = useTranslation('autoecole')
  const id = useId()
  const [chosen, setChosen] = useState(ecoles[0]?.id)
  const ecole = ecoles.find((one) => one.id === chosen)
  if (!ecole) return <Banner tone="danger">{t('accueil.none')}</Banner>
  const obstacle = obstacleOf(ecole, t)
  return (
    <section className="card card-body accueil-card" aria-labelledby={id}>
      <h2 id={id}>{t('accueil.found', { count: ecoles.length })}</h2>
      {ecoles.length > 1 ? (
        <fieldset className="accueil-choice" disabled={isWriting}>
          <legend>{t('accueil.which')}</legend>
          {ecoles.map((one) => (
            <label key={one.id}>
              <input type="radio" name={id} checked={one.id === chosen} onChange={() => setChosen(one.id)} />
              <bdi>{one.nom}</bdi>
            </label>
          ))}
        </fieldset>
      ) : null}
      <SchoolFacts ecole={ecole} />
      {obstacle ? <Banner tone="danger">{obstacle}</Banner> : <Clashes ecole={ecole} />}
      <Button
        look="primary"
        icon={HousePlus}
        disabled={obstacle !== null}
        pending={isWriting}
        onClick={() => onTake(ecole)}
      >
        {t('accueil.confirm', { nom: ecole.nom })}
      </Button>
    </section>
  )
}

/** The reason why a school cannot be imported; null when it can. */
function obstacleOf({ estDejaLa, permisInconnus }: EcoleDeFichier, t: TFunction<'autoecole'>): string | null {
  if (estDejaLa) return t('accueil.dejaLa')
  return permisInconnus.length > 0 ? t('accueil.permisInconnus', { permis: permisInconnus.join(', ') }) : null
}

function SchoolFacts({ ecole }: { ecole: EcoleDeFichier }) {
  const { t } = useTranslation(['autoecole', 'fields'])
  const format = useFormat()
  const number = (label: string, value: number) => ({ label, value: format.number(value) })
  return (
    <Facts
      facts={[
        { label: t('nom'), value: ecole.nom },
        { label: t('fields:matricule'), value: ecole.matricule },
        { label: t('fields:responsable'), value: ecole.responsable },
        { label: t('fields:pays'), value: t(`country.${ecole.pays}`) },
        { label: t('statutLabel'), value: t(`statut.${ecole.statut}`) },
        {
          label: t('abonnement.label'),
          value: ecole.abonnement
            ? t('abonnement.until', { nom: ecole.abonnement.nom, day: format.day(ecole.abonnement.dateFin, 'short') })
            : t('abonnement.NONE'),
        },
        number(t('candidats'), ecole.candidats),
        number(t('moniteurs'), ecole.moniteurs),
        number(t('accueil.evenements'), ecole.evenements),
        number(t('accueil.transactions'), ecole.transactions),
        number(t('accueil.papiers'), ecole.papiers),
        number(t('accueil.comptes'), ecole.comptes),
      ]}
    />
  )
}

function Clashes({ ecole: { renommages, emails } }: { ecole: EcoleDeFichier }) {
  const { t } = useTranslation('autoecole')
  return (
    <>
      <Renames renommages={renommages} />
      {emails.length > 0 ? <p className="muted">{t('accueil.emails', { count: emails.length })}</p> : null}
      <p className="muted">{t('accueil.passwords')}</p>
    </>
  )
}
