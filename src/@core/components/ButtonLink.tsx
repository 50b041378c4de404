import type { LucideIcon } from 'lucide-react'
import { Link, type LinkProps } from 'react-router-dom'
import { ButtonBody, type ButtonLook, buttonClass } from './Button'

interface ButtonLinkProps extends LinkProps {
  look?: ButtonLook
  size?: 'sm' | 'md'
  icon?: LucideIcon
}

/** A link that looks like a button: it goes to a page. */
export function ButtonLink({ look = 'secondary', size = 'md', icon, className, children, ...props }: ButtonLinkProps) {
  return (
    <Link {...props} className={buttonClass(look, size, className)}>
      <ButtonBody icon={icon}>{children}</ButtonBody>
    </Link>
  )
}
