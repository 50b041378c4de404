import { IconButton } from '@core/components/IconButton'
import { useSkin } from '@core/hooks/useSkin'
import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Switches between light and dark. */
export function SkinSwitch() {
  const { t } = useTranslation('common')
  const { skin, toggleSkin } = useSkin()
  const isDark = skin === 'dark'
  return (
    <IconButton icon={isDark ? Sun : Moon} label={isDark ? t('skin.light') : t('skin.dark')} onClick={toggleSkin} />
  )
}
