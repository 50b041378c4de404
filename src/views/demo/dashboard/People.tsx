import { Avatar } from '@core/components/Avatar'
import { Tooltip } from '@core/components/overlays/Tooltip'

/** Several people side by side, with the number of further ones. */
export function People({ names, more }: { names: readonly string[]; more?: number }) {
  return (
    <ul className="demo-people">
      {names.map((name) => (
        <li key={name}>
          <Tooltip text={name}>
            <span>
              <Avatar name={name} />
              <span className="visually-hidden">{name}</span>
            </span>
          </Tooltip>
        </li>
      ))}
      {more ? <li className="muted">+{more}</li> : null}
    </ul>
  )
}
