import { Avatar } from '@core/components/Avatar'

const PORTRAIT = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#8fc4b2"/><circle cx="32" cy="25" r="12" fill="#fdf2dc"/><path d="M8 64a24 24 0 0 1 48 0z" fill="#0b6b57"/></svg>')}`

export function Pictures() {
  return (
    <div className="showcase-row">
      {([32, 40, 64] as const).map((size) => (
        <span key={size} className="person">
          <Avatar name="Karim Mansour" src={PORTRAIT} size={size} /> Karim Mansour
        </span>
      ))}
    </div>
  )
}
