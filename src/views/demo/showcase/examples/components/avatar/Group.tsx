import { Avatar } from '@core/components/Avatar'
import { VisuallyHidden } from '@core/components/VisuallyHidden'

const NAMES = ['Amira Haddad', 'Karim Mansour', 'Leïla Ben Salah', 'Nadia Ferchichi']

export function Group() {
  return (
    <span className="showcase-faces">
      {NAMES.map((name) => (
        <Avatar key={name} name={name} size={40} />
      ))}
      <VisuallyHidden>{NAMES.join(', ')}</VisuallyHidden>
    </span>
  )
}
