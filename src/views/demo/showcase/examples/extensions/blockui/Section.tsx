import { BlockButtons } from '@src/views/demo/showcase/parts/BlockButtons'
import { Blocked } from '@src/views/demo/showcase/parts/Blocked'
import { useBlocked } from '@src/views/demo/showcase/parts/useBlocked'
import { useTranslation } from 'react-i18next'

export function Section() {
  const { t } = useTranslation('demoExtensions')
  const { look, block } = useBlocked()
  return (
    <>
      <Blocked look={look} message={t('word.loading')}>
        <p>{t('word.paragraph')}</p>
      </Blocked>
      <BlockButtons isBlocked={look !== null} block={block} />
    </>
  )
}
