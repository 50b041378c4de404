import { useOnline } from '@core/hooks/useOnline'
import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Says quietly that there is no network, or how many answers wait for it; its room is there before. */
export function CutNotice({ isCut, waits }: { isCut: boolean; waits: number }) {
  const { t } = useTranslation('cours')
  const isOnline = useOnline()
  return (
    <p className="cut-notice" role="status">
      {isCut || !isOnline ? (
        <>
          <CloudOff aria-hidden size={16} strokeWidth={1.75} />
          {isCut ? t('run.cut', { count: waits }) : t('run.offline')}
        </>
      ) : null}
    </p>
  )
}
