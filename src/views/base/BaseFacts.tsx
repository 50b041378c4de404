import type { BaseInfo } from '@contract/base'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'

/** The size of the database and its storage. */
export function BaseFacts({ info }: { info: BaseInfo }) {
  const { t } = useTranslation('base')
  const format = useFormat()
  return (
    <dl className="base-facts">
      <div>
        <dt>{t('storage')}</dt>
        <dd>{t(`storageKind.${info.storage}`)}</dd>
      </div>
      <div>
        <dt>{t('size')}</dt>
        <dd>{format.bytes(info.size)}</dd>
      </div>
    </dl>
  )
}
