import { BlockButtons } from '@src/views/demo/showcase/parts/BlockButtons'
import { Blocked } from '@src/views/demo/showcase/parts/Blocked'
import { useBlocked } from '@src/views/demo/showcase/parts/useBlocked'
import { useTranslation } from 'react-i18next'

export function CardBlock() {
  const { t } = useTranslation('demoExtensions')
  const { look, block } = useBlocked()
  return (
    <Blocked look={look} message={t('word.loading')}>
      <div className="card">
        <div className="card-head">
          <h3>{t('word.lesson')}</h3>
        </div>
        <div className="card-body">
          <p>{t('word.paragraph')}</p>
          <BlockButtons isBlocked={look !== null} block={block} />
        </div>
      </div>
    </Blocked>
  )
}
