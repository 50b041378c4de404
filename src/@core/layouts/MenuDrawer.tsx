import { IconButton } from '@core/components/IconButton'
import { useCloses } from '@core/components/overlays/useCloses'
import { useFocusTrap } from '@core/hooks/focus/useFocusTrap'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Brand } from './Brand'
import { MenuList } from './MenuList'
import type { MenuEntry } from './menu'
import type { MenuSkin } from './theme/useFrameSkin'

interface MenuDrawerProps {
  menu: readonly MenuEntry[]
  menuSkin: MenuSkin
  appName: string
  /** Shown in place of the application's logo. */
  mark?: ReactNode
  home: string
  isOpen: boolean
  onClose: () => void
}

/**
 * The menu on a phone: slides over the page, traps the focus, closes on Escape, on Back, on a choice or on a press
 * outside.
 */
export function MenuDrawer({ menu, menuSkin, appName, mark, home, isOpen, onClose }: MenuDrawerProps) {
  const { t } = useTranslation('common')
  const drawer = useRef<HTMLDivElement>(null)
  useFocusTrap(drawer, isOpen)
  useCloses(onClose, isOpen)
  if (!isOpen) return null
  return (
    <>
      <div className="scrim" onPointerDown={onClose} aria-hidden />
      <div
        ref={drawer}
        className="drawer"
        {...menuSkin}
        role="dialog"
        aria-modal
        aria-label={t('menu.label')}
        tabIndex={-1}
      >
        <div className="side-menu-head">
          <Brand name={appName} to={home} mark={mark} />
          <IconButton icon={X} label={t('menu.close')} tooltip={false} onClick={onClose} />
        </div>
        <MenuList menu={menu} onChoose={onClose} />
      </div>
    </>
  )
}
