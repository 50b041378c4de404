import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from 'reactstrap'
import { Tooltip } from './overlays/Tooltip'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon
  /** The name of the button, read aloud and shown as its tooltip. */
  label: string
  tooltip?: boolean
}

/** A quiet square button with an icon, a name and a tooltip. */
export function IconButton({ icon: Icon, label, tooltip = true, className = '', ref, ...props }: IconButtonProps) {
  const button = (
    <Button
      type="button"
      {...props}
      innerRef={ref}
      color="ghost"
      aria-label={label}
      className={`btn-icon ${className}`.trim()}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} />
    </Button>
  )
  return tooltip ? <Tooltip text={label}>{button}</Tooltip> : button
}
