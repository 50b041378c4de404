import type { BaseInfo } from '@contract/base'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import { useRoom } from './useRoom'

/** The size of the database, its storage, and the room that is left. */
export function BaseFacts({ info }: { info: BaseInfo }) {
  const { t } = useTranslation('base')
  const format = useFormat()
  const room = useRoom()
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
      {room ? (
        <div>
          <dt>{t('room')}</dt>
          <dd>{t('roomUsed', { used: format.bytes(room.usage), quota: format.bytes(room.quota) })}</dd>
        </div>
      ) : null}
      {room ? (
        <div>
          <dt>{t('clearing')}</dt>
          <dd>{t(room.isPersistent ? 'clearingKind.never' : 'clearingKind.short')}</dd>
        </div>
      ) : null}
    </dl>
  )
}
