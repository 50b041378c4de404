import { Banner } from '@core/components/messages/Banner'
import { LiveRegion } from '@core/components/messages/LiveRegion'
import { NewTabNote } from '@core/components/NewTabNote'
import { fullName } from '@core/format/names'
import { useFormat } from '@core/format/useFormat'
import { useDebounced } from '@core/hooks/useDebounced'
import { paths } from '@src/configs/paths'
import { useHomonymesQuery } from '@src/redux/candidat/candidat'
import { useSchool } from '@src/redux/session/useSchool'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FormValues } from './values'

/** A pause in typing: names are compared once they are written. */
const PAUSE_MS = 400

/**
 * Names the candidates of the school with the typed name, in either script. Two people may have one name, so it stops
 * nothing; their files open in a new tab, because the form must stay open.
 */
export function HomonymNote() {
  const { t } = useTranslation('candidat')
  const format = useFormat()
  const { pays } = useSchool()
  const typed = useWatch<FormValues, ['nom', 'prenom', 'nomAr', 'prenomAr']>({
    name: ['nom', 'prenom', 'nomAr', 'prenomAr'],
  })
  const names = useDebounced(typed.map((name) => (name ?? '').trim()).join('\n'), PAUSE_MS)
  const [nom = '', prenom = '', nomAr = '', prenomAr = ''] = names.split('\n')
  const isNamed = (nom !== '' && prenom !== '') || (nomAr !== '' && prenomAr !== '')
  const { currentData } = useHomonymesQuery({ nom, prenom, nomAr, prenomAr }, { skip: !isNamed })
  const known = isNamed ? (currentData?.data ?? []) : []
  return (
    <LiveRegion className="field-wide">
      {known.length > 0 ? (
        <Banner tone="warning">
          <p>{t('form.homonym', { count: known.length })}</p>
          {known.map(({ id, dateNaissance, telephone, archived, ...person }) => (
            <p key={id}>
              <Link to={paths.candidat(id)} target="_blank">
                {fullName(person)}
                <NewTabNote />
              </Link>
              {' · '}
              {format.beside([
                t('form.bornOn', { day: format.day(dateNaissance, 'short') }),
                telephone && format.phone(telephone, pays),
                archived && t('archived'),
              ])}
            </p>
          ))}
        </Banner>
      ) : null}
    </LiveRegion>
  )
}
