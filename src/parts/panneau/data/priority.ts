import type { Sign } from '../types'
import { arb, arrow, txt } from './kit/items'
import { BAN, DIAMOND, GIVE_WAY, OCTAGON, SQUARE } from './kit/plates'

export const signs: Sign[] = [
  {
    id: 'give-way',
    group: 'priority',
    ...GIVE_WAY,
    code: 'B,1',
    name: { fr: 'Cédez le passage', ar: 'فسح المجال' },
    mean: {
      fr: 'Laissez passer des deux côtés ; ne vous arrêtez que s’il le faut.',
      ar: 'فسح المجال من الجانبين، ولا تقف إلا عند الحاجة.',
    },
    alt: { fr: 'Triangle blanc à bord rouge, pointe en bas.', ar: 'مثلث أبيض بإطار أحمر رأسه إلى الأسفل.' },
    sure: 'taught',
  },
  {
    id: 'stop',
    group: 'priority',
    ...OCTAGON,
    code: 'B,2a',
    name: { fr: 'Arrêt obligatoire', ar: 'قف' },
    mean: {
      fr: 'Arrêtez-vous toujours à la ligne, puis laissez passer des deux côtés.',
      ar: 'قف دائما عند الخط ثم فسح المجال من الجانبين.',
    },
    alt: {
      fr: 'Octogone rouge à bord blanc, inscriptions blanches « قف » et « STOP ».',
      ar: 'مثمن أحمر بإطار أبيض وعبارتا «قف» و«STOP».',
    },
    items: [arb('قف', 50, 43, 34, { c: 'white' }), txt('STOP', 50, 76, 24, { c: 'white', fit: 58 })],
    sure: 'taught',
  },
  {
    id: 'priority-road',
    group: 'priority',
    ...DIAMOND,
    code: 'B,3',
    name: { fr: 'Route prioritaire', ar: 'طريق ذات أولوية' },
    mean: {
      fr: 'Vous passez le premier à toutes les intersections qui suivent.',
      ar: 'لك الأولوية في كل المفترقات القادمة.',
    },
    alt: { fr: 'Losange jaune dans un losange blanc à bord noir.', ar: 'معين أصفر داخل معين أبيض بإطار أسود.' },
    items: [{ k: 'shape', shape: 'diamond', inset: 13, radius: 3, c: 'yellow' }],
    sure: 'taught',
  },
  {
    id: 'priority-road-end',
    group: 'priority',
    ...DIAMOND,
    code: 'B,4',
    name: { fr: 'Fin de route prioritaire', ar: 'نهاية الطريق ذات الأولوية' },
    mean: {
      fr: 'Votre route n’a plus la priorité : la droite passe d’abord, sauf signal contraire.',
      ar: 'انتهت أولوية طريقك: الأولوية لليمين ما لم توجد علامة.',
    },
    alt: {
      fr: 'Losange jaune dans un losange blanc à bord noir, barré de trois traits noirs.',
      ar: 'معين أصفر داخل معين أبيض تقطعه ثلاثة خطوط سوداء.',
    },
    items: [{ k: 'shape', shape: 'diamond', inset: 13, radius: 3, c: 'yellow' }],
    bars: [{ w: 3, c: 'black', down: 'left', n: 3, gap: 6, len: 33 }],
    sure: 'taught',
  },
  {
    id: 'priority-to-oncoming',
    group: 'priority',
    ...BAN,
    code: 'B,5',
    name: {
      fr: 'Priorité à la circulation venant en sens inverse',
      ar: 'أولوية المرور للعربات القادمة من الاتجاه المقابل',
    },
    mean: {
      fr: 'Le passage est étroit : attendez que le véhicule d’en face soit passé.',
      ar: 'الممر ضيق: انتظر مرور القادم من الاتجاه المقابل.',
    },
    alt: {
      fr: 'Disque blanc à bord rouge, flèche noire vers le bas à gauche, flèche rouge vers le haut à droite.',
      ar: 'قرص أبيض بإطار أحمر، سهم أسود نازل يسارا وسهم أحمر صاعد يمينا.',
    },
    items: [
      arrow(
        [
          [38, 25],
          [38, 76],
        ],
        { w: 8.5 },
      ),
      arrow(
        [
          [62, 76],
          [62, 25],
        ],
        { w: 8.5, c: 'red' },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'priority-over-oncoming',
    group: 'priority',
    ...SQUARE,
    code: 'B,6',
    name: {
      fr: 'Priorité par rapport à la circulation venant en sens inverse',
      ar: 'الأولوية بالنسبة للجولان من الاتجاه المعاكس',
    },
    mean: {
      fr: 'Le passage est étroit : vous passez avant le véhicule d’en face, avec prudence.',
      ar: 'الممر ضيق: لك الأولوية على القادم من الاتجاه المقابل، بحذر.',
    },
    alt: {
      fr: 'Carré bleu, flèche rouge vers le bas à gauche, grande flèche blanche vers le haut à droite.',
      ar: 'مربع أزرق، سهم أحمر نازل يسارا وسهم أبيض كبير صاعد يمينا.',
    },
    items: [
      arrow(
        [
          [34, 22],
          [34, 80],
        ],
        { w: 8.5, c: 'red' },
      ),
      arrow(
        [
          [65, 86],
          [65, 12],
        ],
        { w: 13, c: 'white', head: 2.2 },
      ),
    ],
    sure: 'taught',
  },
]
