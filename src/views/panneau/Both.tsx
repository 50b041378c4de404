import type { Text } from '@src/parts/panneau/types'
import '@src/assets/styles/arabic.scss'

export function Arabic({ text }: { text: string }) {
  return (
    <span lang="ar" dir="rtl" className="panneau-arabic">
      {text}
    </span>
  )
}

/** A text of the course in both of its languages. */
export function Both({ text }: { text: Text }) {
  return (
    <>
      <span lang="fr">{text.fr}</span>
      <Arabic text={text.ar} />
    </>
  )
}
