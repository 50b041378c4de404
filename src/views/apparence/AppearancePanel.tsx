import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { SKINS, useSkinChoice } from '@core/hooks/useSkin'
import { forgetTheme } from '@core/layouts/theme/theme'
import { useAbility } from '@src/redux/session/ability'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ChoiceRow } from './ChoiceRow'
import { useCommunicationSwitch } from './communication'
import { FrameChoices } from './FrameChoices'
import { SwitchRow } from './SwitchRow'
import './appearance.scss'

/** All choices of the look: they take effect immediately and are stored on the device. */
export function AppearancePanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('apparence')
  const [skin, setSkin] = useSkinChoice()
  const reset = () => {
    forgetTheme()
    setSkin(null)
  }
  return (
    <DetailsPanel
      title={t('title')}
      onClose={onClose}
      footer={
        <Button icon={RotateCcw} onClick={reset}>
          {t('reset')}
        </Button>
      }
    >
      <div className="appearance">
        <p className="muted">{t('lead')}</p>
        <ChoiceRow
          legend={t('skin.label')}
          name="skin"
          options={SKINS.map((value) => ({ value, label: t(`skin.${value}`) }))}
          value={skin}
          onChoose={setSkin}
        />
        <FrameChoices />
        <CommunicationChoice />
      </div>
    </DetailsPanel>
  )
}

/** Shown only to users whose menu has that group. */
function CommunicationChoice() {
  const { t } = useTranslation('apparence')
  const { isShown, show } = useCommunicationSwitch()
  if (!useAbility().can('read', 'Communication')) return null
  return <SwitchRow label={t('communication.label')} hint={t('communication.hint')} isOn={isShown} onSwitch={show} />
}
