import { fill, type Part, type Parts, round, stroke } from './glyphs/part'

export type VehicleKind =
  | 'car'
  | 'learner'
  | 'taxi'
  | 'louage'
  | 'lorry'
  | 'bus'
  | 'tram'
  | 'moto'
  | 'bike'
  | 'walker'
  | 'ambulance'
  | 'tractor'
  | 'cart'
  | 'herd'

interface Vehicle {
  width: number
  length: number
  parts: Parts
}

const box = (w: number, l: number, r: number, y = 0) => {
  const [x, t, b] = [w / 2, y - l / 2, y + l / 2]
  return `M${-x} ${t + r}Q${-x} ${t} ${-x + r} ${t}H${x - r}Q${x} ${t} ${x} ${t + r}V${b - r}Q${x} ${b} ${x - r} ${b}H${-x + r}Q${-x} ${b} ${-x} ${b - r}Z`
}
const glass = (d: string) => fill(d, 'glass')
const tyres = (w: number, l: number, ...ys: number[]): Part[] =>
  ys.flatMap((y) => [-1, 1].map((side) => fill(`M${side * w - 2} ${y - l / 2}h4v${l}h-4Z`, 'tyre')))
const car = (w: number, l: number): Part[] => [
  ...tyres(w / 2 - 0.5, 8, -l / 2 + 9, l / 2 - 9),
  fill(box(w, l, 6)),
  glass(
    `M${-w / 2 + 3} ${-l / 2 + 11}Q0 ${-l / 2 + 7} ${w / 2 - 3} ${-l / 2 + 11}L${w / 2 - 5} ${-l / 2 + 17}H${-w / 2 + 5}Z`,
  ),
  glass(`M${-w / 2 + 5} ${l / 2 - 9}H${w / 2 - 5}L${w / 2 - 4} ${l / 2 - 5}H${-w / 2 + 4}Z`),
]

/** Road users from above, heading to the top, around their centre; the ink is the colour of their body. */
export const VEHICLES: Record<VehicleKind, Vehicle> = {
  car: { width: 22, length: 40, parts: car(22, 40) },
  learner: {
    width: 22,
    length: 40,
    parts: [...car(22, 40), fill('M-9 -2H9V5H-9Z', 'white'), fill('M-7 0H7V3H-7Z', 'red')],
  },
  taxi: {
    width: 22,
    length: 40,
    parts: [...car(22, 40), fill('M-6 -2H6V4H-6Z', 'black'), fill('M-4 0H4V2H-4Z', 'white')],
  },
  louage: {
    width: 24,
    length: 50,
    parts: [...car(24, 50), fill('M-3 -8H3V14H-3Z', 'red')],
  },
  lorry: {
    width: 26,
    length: 72,
    parts: [
      ...tyres(12, 9, -24, 12, 24),
      fill(box(24, 18, 4, -27)),
      glass('M-9 -33H9V-28H-9Z'),
      fill(box(26, 50, 2, 11), 'kerb'),
      stroke(1.5, box(26, 50, 2, 11)),
    ],
  },
  bus: {
    width: 26,
    length: 68,
    parts: [
      ...tyres(12.5, 9, -20, 20),
      fill(box(26, 68, 5)),
      glass('M-10 -31H10V-25H-10Z'),
      glass('M-9 28H9V31H-9Z'),
      fill('M-6 -14H6V-4H-6ZM-6 8H6V18H-6Z', 'white'),
    ],
  },
  tram: {
    width: 26,
    length: 88,
    parts: [
      fill(box(26, 88, 10)),
      glass('M-8 -40H8V-34H-8Z'),
      glass('M-8 34H8V40H-8Z'),
      stroke(2, 'M-13 0H13', 'black'),
      stroke(2, 'M-7 -22L7 -14M7 -22L-7 -14', 'white'),
    ],
  },
  moto: {
    width: 24,
    length: 38,
    parts: [
      fill('M-2.5 -19H2.5V-9H-2.5ZM-3 9H3V19H-3Z', 'tyre'),
      fill('M-4 -11Q0 -15 4 -11L5 10Q0 15 -5 10Z'),
      stroke(2.5, 'M-12 -6L-6 -9H6L12 -6', 'tyre'),
      stroke(4, 'M-7 3L-10 -5M7 3L10 -5'),
      fill('M-8 3Q0 -4 8 3Q8 9 0 9Q-8 9 -8 3Z'),
      fill(round(0, 1, 5), 'white'),
    ],
  },
  bike: {
    width: 16,
    length: 32,
    parts: [
      fill('M-1.5 -16H1.5V-6H-1.5ZM-1.5 6H1.5V16H-1.5Z', 'tyre'),
      stroke(2, 'M0 -10V10', 'tyre'),
      stroke(2, 'M-8 -7H8', 'tyre'),
      stroke(3, 'M-6 2L-7 -6M6 2L7 -6'),
      fill('M-7 2Q0 -4 7 2Q7 7 0 7Q-7 7 -7 2Z'),
      fill(round(0, 0, 4), 'brown'),
    ],
  },
  walker: {
    width: 26,
    length: 16,
    parts: [fill('M-13 0Q-13 -7 0 -7Q13 -7 13 0Q13 7 0 7Q-13 7 -13 0Z'), fill(round(0, -1, 5.5), 'brown')],
  },
  ambulance: {
    width: 24,
    length: 46,
    parts: [
      ...car(24, 46),
      stroke(1, box(24, 46, 6), 'red'),
      fill('M4 2A6 6 0 1 0 4 12A4.8 4.8 0 1 1 4 2Z', 'red'),
      fill('M-8 -5H-1V-1H-8Z', 'blue'),
      fill('M1 -5H8V-1H1Z', 'blue'),
    ],
  },
  tractor: {
    width: 32,
    length: 42,
    parts: [
      fill('M-16 2H-8V21H-16ZM8 2H16V21H8ZM-12 -20H-7V-9H-12ZM7 -20H12V-9H7Z', 'tyre'),
      fill('M-5 -21H5V2H9V18H-9V2H-5Z'),
      fill('M-6 4H6V14H-6Z', 'glass'),
    ],
  },
  cart: {
    width: 26,
    length: 60,
    parts: [
      fill('M-13 4H13V28H-13Z'),
      ...tyres(14, 12, 16),
      stroke(2, 'M-6 4V-18M6 4V-18', 'brown'),
      fill('M-5 -22Q0 -26 5 -22L4 -6Q0 -2 -4 -6Z', 'black'),
      fill('M-2.5 -30H2.5V-20H-2.5Z', 'black'),
    ],
  },
  herd: {
    width: 46,
    length: 48,
    parts: [
      [-14, -14],
      [10, -16],
      [-2, 0],
      [-15, 14],
      [13, 13],
    ].flatMap(([x = 0, y = 0]) => [
      fill(
        `M${x - 5} ${y}Q${x - 5} ${y - 8} ${x} ${y - 8}Q${x + 5} ${y - 8} ${x + 5} ${y}Q${x + 5} ${y + 8} ${x} ${y + 8}Q${x - 5} ${y + 8} ${x - 5} ${y}Z`,
      ),
      fill(round(x, y - 9, 3), 'black'),
    ]),
  },
}
