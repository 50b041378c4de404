import type { Sign } from '../types'
import { arrow, disc, sym } from './kit/items'
import { lenses } from './kit/motifs'
import { LIGHT, LIGHT_LANE, LIGHT_RAIL, LIGHT_WALKER } from './kit/plates'

export const signs: Sign[] = [
  {
    id: 'light-red',
    group: 'light',
    ...LIGHT,
    name: { fr: 'Rouge', ar: 'الضوء الأحمر' },
    mean: { fr: 'Arrêtez-vous avant la ligne.', ar: 'قف قبل الخط.' },
    alt: { fr: 'Feu à trois ronds, celui du haut allumé.', ar: 'إشارة ضوئية: ثلاث دوائر، العليا مضاءة.' },
    items: [...lenses('top')],
    sure: 'taught',
  },
  {
    id: 'light-amber',
    group: 'light',
    ...LIGHT,
    name: { fr: 'Jaune fixe', ar: 'الضوء البرتقالي الثابت' },
    mean: {
      fr: 'Arrêtez-vous, sauf si vous êtes trop près pour le faire sans danger.',
      ar: 'قف إلا إذا تعذر الوقوف دون خطر.',
    },
    alt: { fr: 'Feu à trois ronds, celui du milieu allumé.', ar: 'إشارة ضوئية: ثلاث دوائر، الوسطى مضاءة.' },
    items: [...lenses('middle')],
    sure: 'taught',
  },
  {
    id: 'light-green',
    group: 'light',
    ...LIGHT,
    name: { fr: 'Vert', ar: 'الضوء الأخضر' },
    mean: { fr: 'Passez, si l’intersection peut être quittée.', ar: 'مر إذا أمكن مغادرة المفترق.' },
    alt: { fr: 'Feu à trois ronds, celui du bas allumé.', ar: 'إشارة ضوئية: ثلاث دوائر، السفلى مضاءة.' },
    items: [...lenses('bottom')],
    sure: 'taught',
  },
  {
    id: 'light-flash-amber',
    group: 'light',
    ...LIGHT,
    name: { fr: 'Jaune clignotant', ar: 'الضوء البرتقالي الرفاف' },
    mean: {
      fr: 'Passez avec prudence : les panneaux comptent, sinon la droite passe d’abord.',
      ar: 'مر بحذر: العلامات نافذة وإلا فالأولوية لليمين.',
    },
    alt: {
      fr: 'Feu à trois ronds, celui du milieu clignotant, entouré de rayons.',
      ar: 'إشارة ضوئية: ثلاث دوائر، الوسطى رفافة وحولها أشعة.',
    },
    items: [...lenses('middle'), { k: 'flash', at: [22, 52], r: 13, c: 'litAmber' }],
    sure: 'taught',
  },
  {
    id: 'light-off',
    group: 'light',
    ...LIGHT,
    name: { fr: 'Éteint', ar: 'ضوء مطفأ' },
    mean: {
      fr: 'Comme au clignotant : les panneaux comptent, sinon la droite passe d’abord.',
      ar: 'كالضوء الرفاف: العلامات نافذة وإلا فالأولوية لليمين.',
    },
    alt: { fr: 'Feu à trois ronds, aucun allumé.', ar: 'إشارة ضوئية: ثلاث دوائر، لا واحدة مضاءة.' },
    items: [...lenses('none')],
    sure: 'open',
    ours: true,
  },
  {
    id: 'light-arrow',
    group: 'light',
    ...LIGHT,
    name: { fr: 'Flèche verte avec rouge', ar: 'السهم الأخضر مع الأحمر' },
    mean: {
      fr: 'Passez seulement dans le sens de la flèche, en laissant passer les autres.',
      ar: 'مر في اتجاه السهم فقط مع فسح المجال للآخرين.',
    },
    alt: {
      fr: 'Feu à trois ronds, rouge allumé en haut, pointe verte vers la droite en bas.',
      ar: 'إشارة ضوئية: ثلاث دوائر، حمراء مضاءة فوق وسهم يمينا تحت.',
    },
    items: [
      ...lenses('top'),
      disc(22, 84, 13, 'black'),
      arrow(
        [
          [12, 84],
          [32.5, 84],
        ],
        { w: 4.5, c: 'litGreen', head: 2.8 },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'light-arrow-red',
    group: 'light',
    ...LIGHT,
    name: { fr: 'Flèche rouge', ar: 'سهم أحمر' },
    mean: { fr: 'Qui va dans ce sens s’arrête.', ar: 'من يقصد هذا الاتجاه يقف.' },
    alt: {
      fr: 'Feu à trois ronds, en haut une pointe rouge vers la droite.',
      ar: 'إشارة ضوئية: ثلاث دوائر، في العليا سهم يمينا.',
    },
    items: [
      ...lenses('none'),
      disc(22, 20, 13, 'black'),
      arrow(
        [
          [12, 20],
          [32.5, 20],
        ],
        { w: 4.5, c: 'litRed', head: 2.8 },
      ),
    ],
    sure: 'open',
    ours: true,
  },
  {
    id: 'light-rail',
    group: 'light',
    ...LIGHT_RAIL,
    name: { fr: 'Feu rouge clignotant (passage à niveau)', ar: 'ضوء أحمر رفاف' },
    mean: {
      fr: 'Un train arrive : arrêtez-vous et attendez qu’il s’éteigne.',
      ar: 'قطار قادم: قف وانتظر انطفاء الضوء.',
    },
    alt: {
      fr: 'Deux ronds côte à côte, celui de gauche allumé et entouré de rayons.',
      ar: 'دائرتان متجاورتان، اليسرى مضاءة وحولها أشعة.',
    },
    items: [disc(27, 26, 14, 'litRed'), { k: 'flash', at: [27, 26], r: 14, c: 'litRed' }, disc(69, 26, 14, 'unlitRed')],
    sure: 'law',
    ours: true,
  },
  {
    id: 'light-walk',
    group: 'light',
    ...LIGHT_WALKER,
    name: { fr: 'Piétons vert', ar: 'ضوء أخضر للمترجلين' },
    mean: { fr: 'Le piéton peut traverser.', ar: 'يمكن للمترجل العبور.' },
    alt: { fr: 'Boîtier noir, en bas une personne verte qui marche.', ar: 'صندوق أسود، في الأسفل شخص أخضر يمشي.' },
    items: [disc(22, 20, 14, 'unlitRed'), disc(22, 53, 14, 'black'), sym('walker', 23, [22, 53], { c: 'litGreen' })],
    sure: 'vienna',
    ours: true,
  },
  {
    id: 'light-wait',
    group: 'light',
    ...LIGHT_WALKER,
    name: { fr: 'Piétons rouge', ar: 'ضوء أحمر للمترجلين' },
    mean: { fr: 'Le piéton attend.', ar: 'على المترجل الانتظار.' },
    alt: { fr: 'Boîtier noir, en haut une personne rouge debout.', ar: 'صندوق أسود، في الأعلى شخص أحمر واقف.' },
    items: [disc(22, 20, 14, 'black'), sym('stander', 23, [22, 20], { c: 'litRed' }), disc(22, 53, 14, 'unlitGreen')],
    sure: 'vienna',
    ours: true,
  },
  {
    id: 'light-lane-open',
    group: 'light',
    ...LIGHT_LANE,
    name: { fr: 'Voie ouverte', ar: 'سبيل مفتوح' },
    mean: { fr: 'On peut rouler dans cette voie.', ar: 'يمكن السير في هذا السبيل.' },
    alt: { fr: 'Carré noir, flèche verte vers le bas.', ar: 'مربع أسود فيه سهم أخضر نازل.' },
    items: [
      arrow(
        [
          [50, 16],
          [50, 86],
        ],
        { w: 14, c: 'litGreen' },
      ),
    ],
    sure: 'vienna',
    ours: true,
  },
  {
    id: 'light-lane-closed',
    group: 'light',
    ...LIGHT_LANE,
    name: { fr: 'Voie fermée', ar: 'سبيل مغلق' },
    mean: { fr: 'On ne roule pas dans cette voie : quittez-la.', ar: 'لا سير في هذا السبيل: غادره.' },
    alt: { fr: 'Carré noir, croix rouge en X.', ar: 'مربع أسود فيه علامة ضرب حمراء.' },
    items: [sym('xcross', 72, [50, 50], { c: 'litRed' })],
    sure: 'vienna',
    ours: true,
  },
]
