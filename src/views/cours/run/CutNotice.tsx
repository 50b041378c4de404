import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Says quietly that answers wait for the network. */
export function CutNotice({ isCut, waits }: { isCut: boolean; waits: number }) {
  const { t } = useTranslation('cours')
  return (
    <p className="cut-notice" role="status">
      {isCut ? (
        <>
          <CloudOff aria-hidden size={16} strokeWidth={1.75} />
          {t('run.cut', { count: waits })}
        </>
      ) : null}
    </p>
  )
}
