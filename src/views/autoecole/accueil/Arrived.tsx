import type { Accueil } from '@contract/plateforme/archiveEcole'
import { ButtonLink } from '@core/components/ButtonLink'
import { CopyButton } from '@core/components/CopyButton'
import { Facts } from '@core/components/Facts'
import { Banner } from '@core/components/messages/Banner'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { Renames } from './Renames'

/** Confirms that the school was imported, and shows the data that the manager has to pass on to it. */
export function Arrived({ done: { ecole, lignes, renommages, acces } }: { done: Accueil }) {
  const { t } = useTranslation('autoecole')
  return (
    <section className="card card-body accueil-card" aria-label={t('accueil.title')}>
      <Banner action={<ButtonLink to={paths.autoecole(ecole.id)}>{t('accueil.openSheet')}</ButtonLink>}>
        {t('accueil.done', { nom: ecole.nom, count: lignes })}
      </Banner>
      {acces ? (
        <>
          <p>{t('accueil.acces')}</p>
          <Facts
            facts={[
              { label: t('accueil.username'), value: acces.username },
              {
                label: t('accueil.password'),
                value: (
                  <>
                    <bdi dir="ltr">{acces.password}</bdi> <CopyButton text={acces.password} label={t('accueil.copy')} />
                  </>
                ),
              },
            ]}
          />
        </>
      ) : null}
      <Renames renommages={renommages} />
      <p className="muted">{t('accueil.passwords')}</p>
    </section>
  )
}
