import { keepTimes } from '@core/format/keepTimes'
import { expect, it } from 'vitest'

it('keeps the two times of a span on one line, and breaks elsewhere as before', () => {
  expect(keepTimes('lun. 23 nov. 2026, 09:00 – 10:00')).toBe('lun. 23 nov. 2026, 09:00\u00a0–\u2060\u00a010:00')
  expect(keepTimes('lun. 23 – ven. 27')).toBe('lun. 23 – ven. 27')
})
