import { type KeyHint, KeysDialog } from '@core/components/overlays/KeysDialog'
import { useShortcutsSwitch } from '@src/parts/evenement/keys/useShortcuts'
import { useTranslation } from 'react-i18next'

/** The keyboard shortcuts, and the switch for single-letter ones. */
export function ShortcutsHelp({ shortcuts, onClose }: { shortcuts: readonly KeyHint[]; onClose: () => void }) {
  const { t } = useTranslation('demo')
  const { isOn, setOn } = useShortcutsSwitch()
  return (
    <KeysDialog
      isOn={isOn}
      onClose={onClose}
      title={t('keys.title')}
      groups={[{ hints: shortcuts }]}
      switchLabel={t('keys.switch')}
      onSwitch={setOn}
    />
  )
}
