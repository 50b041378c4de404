import { useFormat } from '@core/format/useFormat'
import { Blank } from './Blank'
import { useHome } from './useHome'

/** A phone number that a press calls. */
export function PhoneLink({ telephone }: { telephone: string | null }) {
  const format = useFormat()
  const home = useHome()
  if (!telephone) return <Blank />
  return (
    <a className="quiet-link" href={`tel:${telephone}`}>
      {format.phone(telephone, home)}
    </a>
  )
}
