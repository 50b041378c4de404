import { Avatar } from '@core/components/Avatar'

export const Sizes = () => (
  <div className="showcase-row">
    {([24, 32, 40, 64, 96] as const).map((size) => (
      <Avatar key={size} name="Amira Haddad" size={size} />
    ))}
  </div>
)
