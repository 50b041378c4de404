import { initials } from '@core/format/text'

const HUES = 6

/** The same name always gets the same colour. */
function hueOf(name: string): number {
  let hash = 0
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return hash % HUES
}

interface AvatarProps {
  name: string
  src?: string | null
  /** Letters to show instead of the initials, where two people would have the same ones. */
  letters?: string | undefined
  size?: 24 | 32 | 40 | 64 | 96
}

/** A person's picture or initials. Hidden from screen readers, because the name is always beside it. */
export function Avatar({ name, src, letters, size = 32 }: AvatarProps) {
  const style = { inlineSize: size, blockSize: size, fontSize: size * 0.38 }
  if (src) return <img className="avatar" src={src} alt="" width={size} height={size} style={style} />
  return (
    <span className={`avatar avatar-${hueOf(name)}`} style={style} aria-hidden>
      {letters ?? initials(name)}
    </span>
  )
}
