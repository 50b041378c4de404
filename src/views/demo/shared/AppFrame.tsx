import { IconButton } from '@core/components/IconButton'
import { useCloses } from '@core/components/overlays/useCloses'
import { useFocusTrap } from '@core/hooks/focus/useFocusTrap'
import { useIsNarrow } from '@core/hooks/useMediaQuery'
import { PanelLeft, X } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '@core/table/table.scss'
import './frame.scss'

export interface SidePanel {
  isNarrow: boolean
  isOpen: boolean
  open: () => void
  close: () => void
}

/** The side panel of an application: a column on wide screens, a drawer on narrow ones. */
export function useSidePanel(): SidePanel {
  const isNarrow = useIsNarrow()
  const [isOpen, setOpen] = useState(false)
  return useMemo(
    () => ({ isNarrow, isOpen: isNarrow && isOpen, open: () => setOpen(true), close: () => setOpen(false) }),
    [isNarrow, isOpen],
  )
}

/** Opens the panel where it is a drawer; renders nothing where it is a column. */
export function SidePanelButton({ panel, label }: { panel: SidePanel; label: string }) {
  return panel.isNarrow ? (
    <IconButton icon={PanelLeft} label={label} aria-expanded={panel.isOpen} onClick={panel.open} />
  ) : null
}

interface AppFrameProps {
  panel: SidePanel
  /** The accessible name of the panel. */
  sideLabel: string
  side: ReactNode
  className?: string
  children: ReactNode
}

/** An application as high as the window: its side panel and its content scroll separately. */
export function AppFrame({ panel, sideLabel, side, className = '', children }: AppFrameProps) {
  return (
    <div className={`app-frame ${className}`.trim()}>
      {panel.isNarrow ? null : (
        <aside className="app-side" aria-label={sideLabel}>
          {side}
        </aside>
      )}
      {panel.isOpen ? (
        <SideDrawer label={sideLabel} onClose={panel.close}>
          {side}
        </SideDrawer>
      ) : null}
      <div className="app-main">{children}</div>
    </div>
  )
}

function SideDrawer({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('common')
  const root = useRef<HTMLDivElement>(null)
  useFocusTrap(root, true)
  useCloses(onClose)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button and Escape close the drawer too */}
      <div className="scrim" role="presentation" onClick={onClose} />
      <div ref={root} className="drawer" role="dialog" aria-modal="true" aria-label={label}>
        <div className="app-drawer-head">
          <IconButton icon={X} label={t('close')} onClick={onClose} />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only handles events of its links */}
        <div
          className="app-side"
          role="presentation"
          onClick={({ target }) => {
            if (target instanceof Element && target.closest('a')) onClose()
          }}
        >
          {children}
        </div>
      </div>
    </>
  )
}
