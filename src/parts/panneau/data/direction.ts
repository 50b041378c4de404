import type { Sign } from '../types'
import { arb, arrow, line, txt } from './kit/items'
import { board, pointer } from './kit/plates'

export const signs: Sign[] = [
  {
    id: 'direction-arrow',
    group: 'direction',
    ...pointer('blue', 'white'),
    code: 'G,4',
    name: { fr: 'Panneau de direction', ar: 'علامة اتجاه' },
    mean: {
      fr: 'Tournez ici, dans le sens de la pointe, pour aller au lieu inscrit.',
      ar: 'انعطف هنا في اتجاه الرأس نحو المكان المكتوب.',
    },
    alt: {
      fr: 'Panneau bleu en flèche à droite, « القيروان KAIROUAN 42 ».',
      ar: 'لوحة زرقاء على شكل سهم يمينا «القيروان KAIROUAN 42».',
    },
    items: [
      arb('القيروان', 92, 36, 27, { c: 'white' }),
      txt('KAIROUAN', 92, 64, 22, { c: 'white', fit: 120 }),
      txt('42', 184, 49, 26, { c: 'white' }),
    ],
    sure: 'taught',
  },
  {
    id: 'advance-diagram',
    group: 'direction',
    ...board(200, 150, 'blue'),
    code: 'G,1',
    name: { fr: 'Présignalisation (schéma)', ar: 'علامة متقدمة تشير إلى التجمعات السكنية القريبة' },
    mean: {
      fr: 'Plan de la prochaine intersection avec les lieux où mènent ses branches.',
      ar: 'مخطط المفترق القادم والأماكن التي تؤدي إليها فروعه.',
    },
    alt: {
      fr: 'Rectangle bleu, trois routes blanches en croix, « تونس TUNIS », « نابل NABEUL ».',
      ar: 'مستطيل أزرق بطرق بيضاء متقاطعة، «تونس TUNIS» و«نابل NABEUL».',
    },
    items: [
      arrow(
        [
          [70, 142],
          [70, 52],
        ],
        { w: 14, c: 'white', head: 2 },
      ),
      arrow(
        [
          [70, 104],
          [124, 104],
        ],
        { w: 10, c: 'white', head: 2.2 },
      ),
      arb('تونس', 70, 23, 20, { c: 'white' }),
      txt('TUNIS', 70, 44, 17, { c: 'white', fit: 56 }),
      arb('نابل', 160, 98, 20, { c: 'white' }),
      txt('NABEUL', 160, 120, 16, { c: 'white', fit: 54 }),
    ],
    sure: 'taught',
  },
  {
    id: 'advance-lanes',
    group: 'direction',
    ...board(260, 90, 'blue'),
    name: { fr: 'Présignalisation au-dessus des voies', ar: 'علامة متقدمة فوق السبل' },
    mean: {
      fr: 'Au-dessus des voies : prenez celle du lieu où vous allez.',
      ar: 'فوق السبل: خذ السبيل المؤدي إلى وجهتك.',
    },
    alt: {
      fr: 'Rectangle bleu large, « صفاقس SFAX » et « سوسة SOUSSE », une flèche vers le bas sous chacun.',
      ar: 'مستطيل أزرق عريض، «صفاقس SFAX» و«سوسة SOUSSE» وتحت كل منهما سهم نازل.',
    },
    items: [
      arb('صفاقس', 68, 27, 22, { c: 'white' }),
      txt('SFAX', 68, 49, 19, { c: 'white', fit: 54 }),
      arrow(
        [
          [68, 55],
          [68, 83],
        ],
        { w: 6, c: 'white', head: 3 },
      ),
      arb('سوسة', 192, 27, 22, { c: 'white' }),
      txt('SOUSSE', 192, 49, 19, { c: 'white', fit: 80 }),
      arrow(
        [
          [192, 55],
          [192, 83],
        ],
        { w: 6, c: 'white', head: 3 },
      ),
      line(
        [
          [130, 8],
          [130, 82],
        ],
        2.5,
        { c: 'white' },
      ),
    ],
    sure: 'open',
    ours: true,
  },
  {
    id: 'confirmation',
    group: 'direction',
    ...board(200, 120, 'blue'),
    code: 'G,10',
    name: { fr: 'Confirmation avec distances', ar: 'علامة إشعار مع بيان المسافة' },
    mean: {
      fr: 'Après l’intersection : les lieux sur votre route et leur distance.',
      ar: 'بعد المفترق: الأماكن على طريقك ومسافاتها.',
    },
    alt: {
      fr: 'Rectangle bleu, « المنستير MONASTIR 21 » et « صفاقس SFAX 120 ».',
      ar: 'مستطيل أزرق، «المنستير MONASTIR 21» و«صفاقس SFAX 120».',
    },
    items: [
      arb('المنستير', 76, 28, 20, { c: 'white' }),
      txt('MONASTIR', 76, 51, 18, { c: 'white', fit: 108 }),
      txt('21', 166, 42, 26, { c: 'white' }),
      line(
        [
          [12, 60],
          [188, 60],
        ],
        2,
        { c: 'white' },
      ),
      arb('صفاقس', 76, 84, 20, { c: 'white' }),
      txt('SFAX', 76, 107, 18, { c: 'white', fit: 56 }),
      txt('120', 166, 98, 26, { c: 'white', fit: 46 }),
    ],
    sure: 'taught',
  },
  {
    id: 'route-number',
    group: 'direction',
    ...board(110, 48, 'red', 'white'),
    name: { fr: 'Cartouche de route', ar: 'رقم الطريق' },
    mean: { fr: 'Classe et numéro de la route : A pour autoroute, GP, MC, RR.', ar: 'صنف الطريق ورقمها.' },
    alt: { fr: 'Petit rectangle rouge, « GP 1 » en blanc.', ar: 'مستطيل أحمر صغير عليه «GP 1» بالأبيض.' },
    items: [txt('GP 1', 55, 35, 31, { c: 'white', fit: 72 })],
    sure: 'open',
    ours: true,
  },
  {
    id: 'detour',
    group: 'direction',
    ...pointer('yellow', 'black'),
    name: { fr: 'Déviation', ar: 'تغيير الاتجاه' },
    mean: { fr: 'Suivez ce chemin tant que votre route est fermée.', ar: 'اتبع هذا المسلك ما دامت طريقك مغلقة.' },
    alt: {
      fr: 'Panneau jaune en flèche à droite, inscription noire en deux langues.',
      ar: 'لوحة صفراء على شكل سهم يمينا وكتابة سوداء بلغتين.',
    },
    items: [arb('تغيير الاتجاه', 96, 36, 25, { fit: 130 }), txt('DÉVIATION', 96, 64, 22, { fit: 130 })],
    sure: 'taught',
  },
  {
    id: 'detour-end',
    group: 'direction',
    ...board(200, 80, 'yellow', 'black'),
    name: { fr: 'Fin de déviation', ar: 'نهاية تغيير الاتجاه' },
    mean: {
      fr: 'Le chemin provisoire finit : vous revoilà sur votre route.',
      ar: 'ينتهي المسلك الوقتي وتعود إلى طريقك.',
    },
    alt: {
      fr: 'Rectangle jaune, inscription noire en deux langues barrée en rouge.',
      ar: 'مستطيل أصفر عليه كتابة سوداء بلغتين مشطوبة بالأحمر.',
    },
    items: [
      arb('تغيير الاتجاه', 100, 36, 25, { fit: 130 }),
      txt('DÉVIATION', 100, 64, 22, { fit: 130 }),
      line(
        [
          [8, 75],
          [192, 5],
        ],
        7,
        { c: 'red' },
      ),
    ],
    sure: 'taught',
  },
]
