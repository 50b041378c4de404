import type { Devoir } from '@contract/cours/devoir'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

const TONES: Record<Devoir['status'], Tone> = { OPEN: 'info', LATE: 'danger', DONE: 'success' }

/** Whether an assignment is still to do, late or done. */
export function DevoirState({ devoir: { status, isDoneLate } }: { devoir: Devoir }) {
  const { t } = useTranslation('devoir')
  return <StatusDot tone={TONES[status]} label={isDoneLate ? t('status.DONE_LATE') : t(`status.${status}`)} />
}
