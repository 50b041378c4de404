import { OUTLINE, type Place } from './tunisia'

const WEST = 7
const NORTH = 37.6
/** Points per degree; a degree of longitude is shorter here than one of latitude. */
const SCALE = { x: 62, y: 74 }
export const SIZE = { width: 320, height: 552 }

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

/** The lines of the whole degrees. */
export function gridPath(): string {
  const rows = [31, 32, 33, 34, 35, 36, 37].map((latitude) => `M0 ${pointOf([WEST, latitude]).y}h${SIZE.width}`)
  const columns = [8, 9, 10, 11, 12].map((longitude) => `M${pointOf([longitude, NORTH]).x} 0v${SIZE.height}`)
  return [...rows, ...columns].join('')
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

/** How far one place is from another, in degrees: enough to find the nearest. */
export const apart = (one: Place, other: Place) => Math.hypot(one[0] - other[0], one[1] - other[1])
