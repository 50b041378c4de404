import { Blank } from '@core/components/states/Blank'
import { useFormat } from '@core/format/useFormat'
import { useSchool } from '@src/redux/session/useSchool'

/** A phone number as a tel: link. */
export function PhoneLink({ telephone }: { telephone: string | null }) {
  const format = useFormat()
  const { pays: home } = useSchool()
  if (!telephone) return <Blank />
  return (
    <a className="quiet-link" href={`tel:${telephone}`}>
      {format.phone(telephone, home)}
    </a>
  )
}
