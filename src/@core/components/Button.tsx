import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button as Base } from 'reactstrap'
import { Spinner } from './states/Spinner'

export type ButtonLook = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-ghost'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  look?: ButtonLook
  size?: 'sm' | 'md'
  icon?: LucideIcon
  /** Shows that work is in progress; the button keeps its name and its width, and ignores further presses. */
  pending?: boolean
  children: ReactNode
}

/** A button with a text. For an icon alone, use `IconButton`; for a navigation, `ButtonLink`. */
export function Button({ look = 'secondary', size = 'md', icon, pending, onClick, ref, ...props }: ButtonProps) {
  const { children, type = 'button', ...rest } = props
  return (
    <Base
      {...rest}
      innerRef={ref}
      type={type}
      color={look}
      size={sizeName(size)}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      // A disabled button would lose the focus, so a pending one stays enabled and swallows the press.
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      <ButtonBody icon={icon} pending={pending}>
        {children}
      </ButtonBody>
    </Base>
  )
}

export const sizeName = (size: 'sm' | 'md') => (size === 'sm' ? size : undefined)

export function ButtonBody({ icon: Icon, pending, children }: Pick<ButtonProps, 'icon' | 'pending' | 'children'>) {
  return (
    <>
      {Icon && !pending ? <Icon aria-hidden size={16} strokeWidth={1.75} /> : null}
      {pending ? <Spinner /> : null}
      <span className="btn-text">{children}</span>
    </>
  )
}
