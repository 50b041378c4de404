import { fill, flat, hole, type Parts, round, slit, stroke } from './part'

/** Symbols of service boards, parking signs and panels. */
export const services = {
  wheelchair: [
    fill(round(40, 12, 8.5)),
    stroke(9, 'M41 28L43 54H66L78 82L88 78'),
    stroke(7, 'M43 40H62'),
    stroke(7, 'M33 46A25 25 0 1 0 66 72'),
  ],
  crescent: [fill('M68 18A36 36 0 1 0 68 82A29 29 0 1 1 68 18Z', 'red')],
  spanner: [
    fill('M70 6A24 24 0 0 0 46 38L10 74A11 11 0 0 0 26 90L62 54A24 24 0 0 0 94 30L80 44L62 38L56 20Z'),
    hole(round(18, 82, 4.5)),
  ],
  handset: [fill('M10 26Q16 10 30 14L40 34L31 43Q40 58 57 69L66 60L86 70Q90 84 74 90Q34 84 10 26Z')],
  fuel: [
    fill('M16 14Q16 8 22 8H54Q60 8 60 14V86H16Z'),
    fill('M10 86H66V94H10Z'),
    hole('M24 17H52V40H24Z'),
    stroke(6.5, 'M60 52H68Q72 52 72 58V76Q72 84 79 84Q86 84 86 76V36L74 22'),
  ],
  bed: [
    flat(8, 'M8 26V86'),
    flat(9, 'M4 70H96'),
    flat(8, 'M92 58V86'),
    fill(round(25, 52, 9)),
    fill('M38 44H80Q96 44 96 60V66H38Z'),
  ],
  cutlery: [
    stroke(5.5, 'M22 8V28Q22 38 32 38Q42 38 42 28V8'),
    stroke(5.5, 'M32 8V34'),
    stroke(8, 'M32 40V92'),
    fill('M62 4Q82 14 80 54H71V92Q71 96 66.5 96Q62 96 62 92Z'),
  ],
  cup: [
    fill('M14 34H70V62Q70 80 52 80H32Q14 80 14 62Z'),
    stroke(7, 'M70 42H78Q88 42 88 51Q88 61 70 62'),
    stroke(6, 'M8 91H78'),
    stroke(4.5, 'M32 25Q26 18 32 10'),
    stroke(4.5, 'M52 25Q46 18 52 10'),
  ],
  dial: [fill(round(50, 50, 46)), slit(5, round(50, 50, 34)), slit(6, 'M50 50V26'), slit(6, 'M50 50L66 58')],
  coins: [
    fill(round(62, 36, 28)),
    slit(4, round(62, 36, 21)),
    slit(6, 'M62 27V45'),
    slit(3, round(40, 64, 32)),
    fill(round(40, 64, 30)),
    slit(4, round(40, 64, 22)),
    slit(6, 'M40 54V74'),
  ],
} satisfies Record<string, Parts>
