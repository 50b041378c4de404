import { Avatar } from '@core/components/Avatar'
import { useFormat } from '@core/format/useFormat'
import { useSettledChoice } from '@core/hooks/useSettledChoice'
import { LANGUAGES } from '@src/configs/languages'
import { useOwnCandidatQuery } from '@src/redux/candidat/candidat'
import type { UserData } from '@src/redux/session/stored'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeLanguage } from './useChangeLanguage'

/** The user, their school, and their language. */
export function ProfilCard({ userData }: { userData: UserData }) {
  const { connect, role, avatar } = userData
  return (
    <section className="card card-body" aria-labelledby="profil-title">
      <div className="profil-person">
        <Avatar name={connect.nomComplet} src={avatar} size={64} />
        <div>
          <h2 id="profil-title">{connect.nomComplet}</h2>
          <RoleName role={role} />
        </div>
      </div>
      <ProfilFacts userData={userData} />
      <LanguageField />
    </section>
  )
}

/** The role; a candidate's file says whether they are a woman, no other record does. */
function RoleName({ role }: Pick<UserData, 'role'>) {
  const { t } = useTranslation('profil')
  const sexe = useOwnCandidatQuery(undefined, { skip: role !== 'candidat' }).data?.sexe
  return <p className="muted">{sexe ? t(`candidat.${sexe}`) : t(`role.${role}`)}</p>
}

function ProfilFacts({ userData: { connect, role, activePackage } }: { userData: UserData }) {
  const { t } = useTranslation('profil')
  const format = useFormat()
  const facts: [string, string | false | null | undefined][] = [
    [t('fact.username'), connect.username],
    [t('fact.email'), connect.email],
    [t('fact.telephone'), connect.telephone && format.phone(connect.telephone)],
    [t('fact.ecole'), connect.ecole?.nom],
    [
      t('fact.package'),
      // Shown to the school's own account only.
      role === 'ecole' &&
        activePackage &&
        t('fact.packageUntil', { nom: activePackage.nom, date: format.day(activePackage.dateFin) }),
    ],
  ]
  return (
    <dl className="profil-facts">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function LanguageField() {
  const { t, i18n } = useTranslation('profil')
  const changeLanguage = useChangeLanguage()
  const id = useId()
  const choice = useSettledChoice(i18n.language, (language) => {
    void i18n.changeLanguage(language)
    changeLanguage(language)
  })
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {t('language')}
      </label>
      <select id={id} className="form-select" {...choice}>
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
