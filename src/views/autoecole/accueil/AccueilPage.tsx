import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { Arrived } from './Arrived'
import { FileCard } from './FileCard'
import { FoundSchools } from './FoundSchools'
import { useAccueil } from './useAccueil'
import './accueil.scss'

/** A school arrives with its file: chosen, looked at, taken in with all its rows or not at all. */
export function AccueilPage() {
  const { t } = useTranslation('autoecole')
  const { chosen, work, tooLarge, done, choose, take } = useAccueil()
  return (
    <Page
      title={t('accueil.title')}
      description={t('accueil.text')}
      back={<BackLink to={paths.autoecoles}>{t('title')}</BackLink>}
    >
      <div className="accueil">
        <FileCard {...{ chosen, work, tooLarge, choose }} />
        {chosen ? (
          <FoundSchools
            key={chosen.name}
            ecoles={chosen.ecoles}
            isWriting={work?.of === 'writing'}
            onTake={(ecole) => void take(ecole)}
          />
        ) : null}
        {done ? <Arrived done={done} /> : null}
      </div>
    </Page>
  )
}
