const line = (d: string, width: number, color = 'D') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`
const area = (d: string, color = 'C') => `<path d="${d}" fill="${color}"/>`
const disc = (x: number, y: number, r: number, color = 'C') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`
const box = (x: number, y: number, width: number, height: number, rx: number, color = 'C') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${color}"/>`
const WHITE = '#fff'

/** The shape of a product on a square of 200; `C` and `D` are its colour and the darker shade. */
export const SHAPES = {
  seat: area('M70 40q30-14 60 0l8 74h-76z') + area('M54 116h92q14 34-8 44h-76q-22-10-8-44z', 'D'),
  cushion: box(40, 84, 120, 52, 22) + line('M62 110h76', 5, WHITE),
  radio:
    box(40, 62, 120, 76, 8) + box(52, 74, 62, 36, 3, WHITE) + disc(138, 92, 13, 'D') + line('M54 124h92', 5, WHITE),
  speakers: disc(74, 100, 42) + disc(74, 100, 17, WHITE) + disc(144, 112, 28, 'D') + disc(144, 112, 11, WHITE),
  triangle: area('M100 36L166 152H34Z') + area('M100 70L138 138H62Z', WHITE),
  vest: area('M64 50L88 44L100 70L112 44L136 50L146 158H54Z') + line('M60 104h80M59 130h82', 9, WHITE),
  extinguisher:
    box(74, 70, 52, 94, 16) + line('M96 66V52h30', 9) + line('M128 58q24 10 20 50', 6) + box(83, 104, 34, 26, 2, WHITE),
  kit: line('M80 72V56h40v16', 8) + box(42, 72, 116, 82, 10) + line('M100 96v34M83 113h34', 13, WHITE),
  bottle: box(72, 66, 56, 98, 10) + area('M84 66V46h38l14 12h-18v8z', 'D') + box(72, 98, 56, 34, 0, WHITE),
  jar: box(52, 86, 96, 66, 10) + box(48, 66, 104, 26, 6, 'D') + box(72, 110, 56, 24, 2, WHITE),
  vacuum: box(62, 70, 52, 44, 8, 'D') + area('M48 108h72l42-28v72l-42-10H48z') + line('M150 100v32', 6, WHITE),
  jack: line('M64 142L136 92M136 142L64 92', 12, 'C') + line('M44 150h112M62 80h76', 13),
  cross:
    line('M58 58L142 142M142 58L58 142', 15, 'C') +
    disc(58, 58, 11, 'D') +
    disc(142, 142, 11, 'D') +
    disc(142, 58, 11, 'D') +
    disc(58, 142, 11, 'D'),
  compressor: line('M140 140h28', 9) + box(58, 48, 84, 112, 16) + disc(100, 94, 28, WHITE) + line('M100 94l14-13', 5),
  cables:
    line('M50 66q0 78 50 78t50-78', 9, 'C') +
    line('M72 66q0 50 28 50t28-50', 9) +
    box(42, 44, 38, 24, 4) +
    box(120, 44, 38, 24, 4),
  camera: box(46, 68, 108, 68, 14) + disc(100, 102, 27, WHITE) + disc(100, 102, 14, 'D'),
  holder: box(70, 42, 60, 106, 10, 'D') + box(77, 52, 46, 70, 2, WHITE) + box(56, 122, 88, 32, 8),
  sunshade: area('M30 72Q100 42 170 72L160 138Q100 114 40 138Z') + line('M66 62l4 60M100 58v58M134 62l-4 60', 4, WHITE),
  mats:
    box(44, 46, 52, 108, 8) +
    box(104, 46, 52, 108, 8, 'D') +
    line('M58 70h24M58 92h24M58 114h24M118 70h24M118 92h24M118 114h24', 5, WHITE),
  learner:
    area('M62 128h76l-12 28H74z', 'D') + box(52, 44, 96, 88, 8) + line('M78 118L100 58L122 118M86 98h28', 9, WHITE),
  mirror: line('M100 76V48', 10) + box(36, 74, 128, 50, 24) + box(49, 85, 102, 28, 14, WHITE),
  pedals: line('M70 88L84 46M130 88L116 46', 8) + box(48, 84, 42, 60, 8) + box(110, 84, 42, 60, 8, 'D'),
  cone: area('M84 52h32l24 94H60z') + box(46, 144, 108, 14, 4, 'D') + line('M80 90h40M73 118h54', 9, WHITE),
  booklet:
    area('M46 54h54v102H46z') +
    area('M100 54h54v102h-54z', 'D') +
    line('M60 80h26M60 98h26M114 80h26M114 98h26', 5, WHITE),
  poster:
    box(38, 54, 124, 94, 4) +
    disc(68, 84, 13, WHITE) +
    area('M100 70l15 26H85z', WHITE) +
    box(122, 72, 24, 24, 2, WHITE) +
    line('M58 122h84', 8, WHITE),
  meter: line('M100 52V38', 12) + box(64, 52, 72, 108, 14) + box(77, 68, 46, 30, 3, WHITE) + disc(100, 128, 12, 'D'),
} satisfies Record<string, string>

export type Shape = keyof typeof SHAPES
