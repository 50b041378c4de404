import type { Sign } from '../types'
import { arrow, disc, group, line, sym } from './kit/items'
import { agent } from './kit/motifs'
import { bare } from './kit/plates'

export const signs: Sign[] = [
  {
    id: 'officer-up',
    group: 'officer',
    ...bare(124, 124),
    name: { fr: 'Bras levé verticalement', ar: 'رفع اليد عموديا' },
    mean: {
      fr: 'Tous s’arrêtent ; qui est déjà dans l’intersection la dégage.',
      ar: 'يقف الجميع، ومن كان داخل المفترق يخليه.',
    },
    alt: { fr: 'Agent de face, un bras tendu vers le ciel.', ar: 'عون من الأمام وذراع مرفوعة نحو السماء.' },
    items: [
      group(10, 16, 1, [
        ...agent(
          [
            [36, 32],
            [30, 46],
            [30, 62],
          ],
          [
            [64, 32],
            [74, 20],
            [74, -6],
          ],
        ),
      ]),
    ],
    sure: 'taught',
  },
  {
    id: 'officer-out',
    group: 'officer',
    ...bare(124, 124),
    name: { fr: 'Bras tendus à l’horizontale', ar: 'الذراعان الممدودتان أفقيا' },
    mean: {
      fr: 'Qui le voit de face ou de dos s’arrête ; qui le voit de côté passe.',
      ar: 'من يراه من الأمام أو الخلف يقف، ومن يراه من الجانب يمر.',
    },
    alt: {
      fr: 'Agent de face, les deux bras écartés à hauteur d’épaule.',
      ar: 'عون من الأمام وذراعاه مفتوحتان على مستوى الكتف.',
    },
    items: [
      group(10, 16, 1, [
        ...agent(
          [
            [36, 33],
            [0, 35],
          ],
          [
            [64, 33],
            [100, 35],
          ],
        ),
      ]),
    ],
    sure: 'taught',
  },
  {
    id: 'officer-one',
    group: 'officer',
    ...bare(124, 124),
    name: { fr: 'Un bras tendu', ar: 'رفع اليد أفقيا' },
    mean: { fr: 'Qui vient du côté du bras tendu s’arrête.', ar: 'من يأتي من جهة الذراع الممدودة يقف.' },
    alt: {
      fr: 'Agent de face, le bras à droite du dessin écarté à hauteur d’épaule.',
      ar: 'عون من الأمام وذراع واحدة ممدودة على مستوى الكتف.',
    },
    items: [
      group(10, 16, 1, [
        ...agent(
          [
            [36, 32],
            [30, 46],
            [30, 62],
          ],
          [
            [64, 33],
            [100, 35],
          ],
        ),
      ]),
    ],
    sure: 'taught',
  },
  {
    id: 'officer-profile',
    group: 'officer',
    ...bare(124, 124),
    name: { fr: 'De profil', ar: 'وضعية العون الجانبية' },
    mean: { fr: 'Vous le voyez de côté : vous pouvez passer.', ar: 'تراه من الجانب: يمكنك المرور.' },
    alt: { fr: 'Agent vu de côté, bras le long du corps.', ar: 'عون من الجانب وذراعاه على طول جسمه.' },
    items: [
      group(10, 16, 1, [
        sym('officerSide', 100, [50, 50]),
        line(
          [
            [51, 32],
            [52, 48],
            [52, 62],
          ],
          8,
          { r: 6, c: 'blue' },
        ),
        disc(52, 64, 4.5, 'white'),
      ]),
    ],
    sure: 'open',
    ours: true,
  },
  {
    id: 'officer-come',
    group: 'officer',
    ...bare(124, 124),
    name: { fr: 'Geste d’appel', ar: 'إشارة التقدم' },
    mean: { fr: 'Avancez, plus vite.', ar: 'تقدم وأسرع.' },
    alt: {
      fr: 'Agent de face, avant-bras relevé, courbe qui revient vers lui.',
      ar: 'عون من الأمام وساعده مرفوع وسهم مقوس نحوه.',
    },
    items: [
      group(10, 16, 1, [
        ...agent(
          [
            [36, 32],
            [30, 46],
            [30, 62],
          ],
          [
            [64, 33],
            [86, 36],
            [82, 10],
          ],
        ),
        arrow(
          [
            [102, 8],
            [102, -10],
            [88, -8],
          ],
          { w: 3, c: 'grey', r: 14, head: 3.6 },
        ),
      ]),
    ],
    sure: 'open',
    ours: true,
  },
  {
    id: 'officer-slow',
    group: 'officer',
    ...bare(124, 124),
    name: { fr: 'Bras balancé vers le bas', ar: 'إشارة التخفيض من السرعة' },
    mean: { fr: 'Ralentissez.', ar: 'خفّض السرعة.' },
    alt: {
      fr: 'Agent de face, bras écarté vers le bas, flèches vers le bas.',
      ar: 'عون من الأمام وذراعه ممدودة نحو الأسفل وأسهم نازلة.',
    },
    items: [
      group(10, 16, 1, [
        ...agent(
          [
            [36, 32],
            [30, 46],
            [30, 62],
          ],
          [
            [64, 33],
            [95, 50],
          ],
        ),
        arrow(
          [
            [95, 58],
            [95, 82],
          ],
          { w: 3.5, c: 'grey', head: 3.4 },
        ),
      ]),
    ],
    sure: 'open',
    ours: true,
  },
  {
    id: 'officer-lamp',
    group: 'officer',
    ...bare(124, 124),
    name: { fr: 'Feu rouge balancé', ar: 'تحريك ضوء أحمر' },
    mean: { fr: 'La nuit : qui fait face à la lampe s’arrête.', ar: 'ليلا: من يواجه المصباح يقف.' },
    alt: {
      fr: 'Agent de face, une lampe rouge au bout du bras écarté.',
      ar: 'عون من الأمام وفي يده الممدودة مصباح أحمر.',
    },
    items: [
      group(10, 16, 1, [
        ...agent(
          [
            [36, 32],
            [30, 46],
            [30, 62],
          ],
          [
            [64, 33],
            [96, 35],
          ],
        ),
        disc(101, 35, 7.5, 'litRed'),
        { k: 'flash', at: [101, 35], r: 7, c: 'red' },
      ]),
    ],
    sure: 'open',
    ours: true,
  },
]
