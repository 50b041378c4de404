import { AROUND, OUTLINE, type Place } from './tunisia'

const WEST = 2.5
const NORTH = 39
/** Units of the drawing per degree; here a degree of longitude is shorter than one of latitude. */
const SCALE = { x: 62, y: 74 }
export const SIZE = { width: 880, height: 658 }

export const pointOf = ([longitude, latitude]: Place) => ({
  x: (longitude - WEST) * SCALE.x,
  y: (NORTH - latitude) * SCALE.y,
})

/** The path through these places. */
export const pathOf = (places: readonly Place[]): string =>
  places
    .map((place, index) => {
      const { x, y } = pointOf(place)
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')

export const COUNTRY = `${pathOf(OUTLINE)}Z`
/** The neighbouring coasts. */
export const NEIGHBOURS = AROUND.map((outline) => `${pathOf(outline)}Z`).join('')

/** The whole degrees between two sides, without the sides. */
const degrees = (from: number, to: number) =>
  Array.from({ length: Math.ceil(to) - Math.floor(from) - 1 }, (_, index) => Math.floor(from) + 1 + index)

/** The lines of the whole degrees. */
export function gridPath(): string {
  const rows = degrees(NORTH - SIZE.height / SCALE.y, NORTH).map((latitude) => `M0 ${pointOf([WEST, latitude]).y}`)
  const columns = degrees(WEST, WEST + SIZE.width / SCALE.x).map((longitude) => `M${pointOf([longitude, NORTH]).x} 0`)
  return [...rows.map((row) => `${row}h${SIZE.width}`), ...columns.map((column) => `${column}v${SIZE.height}`)].join('')
}

/** The place under a pointer; null where the drawing is not shown. */
export function placeAt(
  svg: SVGSVGElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): Place | null {
  // Missing where nothing is drawn, as in tests.
  const matrix = svg?.getScreenCTM?.()
  if (!matrix) return null
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
  return [WEST + x / SCALE.x, NORTH - y / SCALE.y]
}

/** The distance between two places in degrees: enough to find the nearest. */
export const apart = (one: Place, other: Place) => Math.hypot(one[0] - other[0], one[1] - other[1])
