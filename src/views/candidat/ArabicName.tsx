import { arabicName } from '@core/format/names'

/** A person's name in Arabic, read as Arabic and from right to left; nothing when it is not known. */
export function ArabicName({ person }: { person: Parameters<typeof arabicName>[0] }) {
  const name = arabicName(person)
  return name ? (
    <span className="arabic-name" lang="ar" dir="rtl">
      {name}
    </span>
  ) : null
}
