import { type KeyHint, KeysDialog } from '@core/components/KeysDialog'
import { useShortcutsSwitch } from '@src/parts/evenement/keys/useShortcuts'
import { useTranslation } from 'react-i18next'

/** What each key does, and the switch that turns those of one letter off. */
export function ShortcutsHelp({ shortcuts, onClose }: { shortcuts: readonly KeyHint[]; onClose: () => void }) {
  const { t } = useTranslation('demo')
  const { isOn, setOn } = useShortcutsSwitch()
  return (
    <KeysDialog
      {...{ isOn, onClose }}
      title={t('keys.title')}
      groups={[{ hints: shortcuts }]}
      switchLabel={t('keys.switch')}
      onSwitch={setOn}
    />
  )
}
