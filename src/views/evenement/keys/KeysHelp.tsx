import { KeysDialog } from '@core/components/overlays/KeysDialog'
import { useShortcutsSwitch } from '@src/parts/evenement/keys/useShortcuts'
import { useTranslation } from 'react-i18next'

const LETTERS = ['t', 'n', 'm', 's', 'j', 'l', 'f', 'help'] as const
const ON_EVENT = ['arrows', 'enter', 'move', 'end', 'day'] as const

interface KeysHelpProps {
  /** Whether the user may plan and move events. */
  canPlan: boolean
  onClose: () => void
}

/** The keyboard shortcuts of the calendar. */
export function KeysHelp({ canPlan, onClose }: KeysHelpProps) {
  const { t } = useTranslation('evenement')
  const { isOn, setOn } = useShortcutsSwitch()
  const letters = LETTERS.filter((key) => canPlan || key !== 'n')
  const onEvent = ON_EVENT.filter((key) => canPlan || key === 'arrows' || key === 'enter')
  const groups = [
    {
      title: t('keys.onEvent'),
      hints: onEvent.map((key) => ({ keys: t(`keys.press.${key}`), does: t(`keys.does.${key}`) })),
    },
    {
      title: t('keys.anywhere'),
      hints: [
        ...letters.map((key) => ({ keys: key === 'help' ? '?' : key.toUpperCase(), does: t(`keys.does.${key}`) })),
        ...(canPlan ? [{ keys: t('keys.press.undo'), does: t('keys.does.undo') }] : []),
      ],
    },
  ]
  return (
    <KeysDialog
      groups={groups}
      isOn={isOn}
      onClose={onClose}
      title={t('keys.title')}
      switchLabel={t('keys.switch')}
      onSwitch={setOn}
    />
  )
}
