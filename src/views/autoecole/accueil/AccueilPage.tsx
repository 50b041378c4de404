import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { Arrived } from './Arrived'
import { FileCard } from './FileCard'
import { FoundSchools } from './FoundSchools'
import { useAccueil } from './useAccueil'
import './accueil.scss'

/**
 * The import of a school from its file: the file is chosen and checked, then all rows of the school are imported or
 * none.
 */
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
        <FileCard chosen={chosen} work={work} tooLarge={tooLarge} choose={choose} />
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
