import { arabicName } from '@core/format/names'
import '@src/assets/styles/arabic.scss'

/** A person's name in Arabic, with language and direction; renders nothing when it is unknown. */
export function ArabicName({ person }: { person: Parameters<typeof arabicName>[0] }) {
  const name = arabicName(person)
  return name ? (
    <span className="arabic-name" lang="ar" dir="rtl">
      {name}
    </span>
  ) : null
}
