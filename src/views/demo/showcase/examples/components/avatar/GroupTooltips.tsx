import { Avatar } from '@core/components/Avatar'
import { Tooltip } from '@core/components/overlays/Tooltip'
import { Link } from 'react-router-dom'

export const GroupTooltips = () => (
  <ul className="showcase-faces">
    {['Amira Haddad', 'Karim Mansour', 'Leïla Ben Salah'].map((name) => (
      <li key={name}>
        <Tooltip text={name}>
          <Link to="#GroupTooltips" aria-label={name}>
            <Avatar name={name} size={40} />
          </Link>
        </Tooltip>
      </li>
    ))}
  </ul>
)
