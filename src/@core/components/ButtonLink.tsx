import type { LucideIcon } from 'lucide-react'
import { Link, type LinkProps } from 'react-router-dom'
import { Button } from 'reactstrap'
import { ButtonBody, type ButtonLook, sizeName } from './Button'

interface ButtonLinkProps extends LinkProps {
  look?: ButtonLook
  size?: 'sm' | 'md'
  icon?: LucideIcon
}

/** A link to a page that looks like a button. */
export function ButtonLink({ look = 'secondary', size = 'md', icon, children, ...props }: ButtonLinkProps) {
  // The library's types only know the props of a button.
  const link: Record<string, unknown> = { ...props, tag: Link }
  return (
    <Button {...link} color={look} size={sizeName(size)}>
      <ButtonBody icon={icon}>{children}</ButtonBody>
    </Button>
  )
}
