import { Avatar } from '@core/components/Avatar'

export const Initials = () => (
  <div className="showcase-row">
    {['Amira Haddad', 'Karim Mansour', 'Leïla Ben Salah', 'Nadia Ferchichi', 'Sami Trabelsi', 'Youssef Khelifi'].map(
      (name) => (
        <span key={name} className="person">
          <Avatar name={name} size={40} /> {name}
        </span>
      ),
    )}
  </div>
)
