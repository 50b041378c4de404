import { Bell, Car, GraduationCap, User } from 'lucide-react'

export const Icons = () => (
  <div className="showcase-row">
    {[User, Car, GraduationCap, Bell].map((Icon, index) => (
      <span
        key={Icon.displayName}
        className={`avatar avatar-${index}`}
        style={{ inlineSize: 40, blockSize: 40 }}
        aria-hidden
      >
        <Icon size={20} strokeWidth={1.75} />
      </span>
    ))}
  </div>
)
