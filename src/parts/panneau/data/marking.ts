import type { Sign } from '../types'
import { arrow, box, disc, group, line, txt } from './kit/items'
import { hatchTop } from './kit/motifs'
import { ROAD } from './kit/plates'

export const signs: Sign[] = [
  {
    id: 'line-axis',
    group: 'marking',
    ...ROAD,
    name: { fr: 'Ligne discontinue d’axe (T1)', ar: 'الخط المتقطع' },
    mean: { fr: 'On peut la franchir pour dépasser ou tourner.', ar: 'يمكن تجاوزه للمجاوزة أو الانعطاف.' },
    alt: {
      fr: 'Chaussée : traits blancs courts au milieu, espacés de trois fois leur longueur.',
      ar: 'معبد: خطوط بيضاء قصيرة في الوسط متباعدة.',
    },
    items: [
      line(
        [
          [15, 50],
          [260, 50],
        ],
        4,
        { c: 'paint', dash: '30 100' },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'line-axis-town',
    group: 'marking',
    ...ROAD,
    name: { fr: 'Ligne d’axe en ville (T’1)', ar: 'الخط المتقطع' },
    mean: {
      fr: 'En ville : on peut la franchir pour dépasser ou tourner.',
      ar: 'داخل العمران: يمكن تجاوزه للمجاوزة أو الانعطاف.',
    },
    alt: { fr: 'Chaussée : petits traits blancs espacés au milieu.', ar: 'معبد: خطوط بيضاء صغيرة متباعدة في الوسط.' },
    items: [
      line(
        [
          [12, 50],
          [260, 50],
        ],
        4,
        { c: 'paint', dash: '15 50' },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'line-solid',
    group: 'marking',
    ...ROAD,
    name: { fr: 'Ligne continue', ar: 'الخط المتواصل' },
    mean: { fr: 'On ne la franchit jamais, on ne roule pas dessus.', ar: 'لا يُتجاوز ولا يُسار فوقه أبدا.' },
    alt: { fr: 'Chaussée : un trait blanc sans coupure au milieu.', ar: 'معبد: خط أبيض دون انقطاع في الوسط.' },
    items: [
      line(
        [
          [0, 50],
          [260, 50],
        ],
        4,
        { c: 'paint' },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'line-warning',
    group: 'marking',
    ...ROAD,
    name: { fr: 'Ligne d’annonce (T3)', ar: 'خط الإعلان عن خط متواصل' },
    mean: {
      fr: 'Une ligne sans coupure arrive : rabattez-vous, ne commencez plus à dépasser.',
      ar: 'خط متواصل قادم: عد إلى يمينك ولا تشرع في المجاوزة.',
    },
    alt: {
      fr: 'Chaussée : longs traits blancs très rapprochés au milieu.',
      ar: 'معبد: خطوط بيضاء طويلة متقاربة في الوسط.',
    },
    items: [
      line(
        [
          [10, 50],
          [260, 50],
        ],
        4,
        { c: 'paint', dash: '30 13.3' },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'line-mixed',
    group: 'marking',
    ...ROAD,
    name: { fr: 'Ligne mixte', ar: 'الخطوط المزدوجة' },
    mean: { fr: 'Seule compte la ligne la plus proche de vous.', ar: 'لا يُعتد إلا بالخط الأقرب إليك.' },
    alt: {
      fr: 'Chaussée : un trait sans coupure et des traits espacés côte à côte.',
      ar: 'معبد: خط دون انقطاع وبجانبه خطوط متقطعة.',
    },
    items: [
      line(
        [
          [0, 46],
          [260, 46],
        ],
        4,
        { c: 'paint' },
      ),
      line(
        [
          [10, 54],
          [260, 54],
        ],
        4,
        { c: 'paint', dash: '30 13.3' },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'line-double',
    group: 'marking',
    ...ROAD,
    name: { fr: 'Double ligne continue', ar: 'خطان متواصلان' },
    mean: { fr: 'On ne franchit ni l’une ni l’autre.', ar: 'لا يُتجاوز أي منهما.' },
    alt: {
      fr: 'Chaussée : deux traits blancs sans coupure côte à côte.',
      ar: 'معبد: خطان أبيضان متوازيان دون انقطاع.',
    },
    items: [
      line(
        [
          [0, 46],
          [260, 46],
        ],
        4,
        { c: 'paint' },
      ),
      line(
        [
          [0, 54],
          [260, 54],
        ],
        4,
        { c: 'paint' },
      ),
    ],
    sure: 'open',
    ours: true,
  },
  {
    id: 'line-edge',
    group: 'marking',
    ...ROAD,
    name: { fr: 'Ligne de rive (T2)', ar: 'خطوط حافة المعبد' },
    mean: { fr: 'Elle marque le bord de la chaussée.', ar: 'يبين حافة المعبد.' },
    alt: {
      fr: 'Chaussée : au bord, traits blancs aussi longs que leurs espaces.',
      ar: 'معبد: على الحافة خطوط بيضاء بطول فراغاتها.',
    },
    items: [
      line(
        [
          [0, 26],
          [260, 26],
        ],
        3,
        { c: 'paint', dash: '30 100' },
      ),
      line(
        [
          [5, 84],
          [260, 84],
        ],
        5,
        { c: 'paint', dash: '30 35' },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'line-emergency',
    group: 'marking',
    ...ROAD,
    name: { fr: 'Bande d’arrêt d’urgence (T4)', ar: 'شريط التوقف الاستعجالي' },
    mean: {
      fr: 'La bande au-delà n’est pas une voie : on n’y va qu’en cas de nécessité.',
      ar: 'الشريط وراءه ليس سبيلا: لا يستعمل إلا للضرورة.',
    },
    alt: {
      fr: 'Chaussée : très longs traits blancs séparent une bande à droite.',
      ar: 'معبد: خطوط بيضاء طويلة جدا تفصل شريطا يمينا.',
    },
    items: [
      line(
        [
          [0, 26],
          [260, 26],
        ],
        3,
        { c: 'paint', dash: '30 100' },
      ),
      line(
        [
          [0, 72],
          [260, 72],
        ],
        5,
        { c: 'paint', dash: '175 58' },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'line-bus',
    group: 'marking',
    ...ROAD,
    name: { fr: 'Voie réservée', ar: 'سبيل مخصص' },
    mean: { fr: 'La voie est aux autobus.', ar: 'السبيل مخصص للحافلات.' },
    alt: {
      fr: 'Chaussée : ligne de longs traits, inscription « BUS » dans la voie.',
      ar: 'معبد: خط متقطع وعبارة «BUS» في السبيل.',
    },
    items: [
      line(
        [
          [10, 46],
          [260, 46],
        ],
        6,
        { c: 'paint', dash: '30 13.3' },
      ),
      txt('BUS', 130, 80, 28, { c: 'paint', fit: 90 }),
    ],
    sure: 'open',
    ours: true,
  },
  {
    id: 'line-stop',
    group: 'marking',
    ...ROAD,
    name: { fr: 'Ligne STOP', ar: 'خط عمودي متواصل يرافق علامة قف' },
    mean: { fr: 'Arrêtez-vous avant elle, même si rien ne vient.', ar: 'قف قبله ولو لم يأت أحد.' },
    alt: {
      fr: 'Chaussée : bande blanche large et pleine en travers de la voie, mot « STOP ».',
      ar: 'معبد: شريط أبيض عريض يقطع السبيل وعبارة «STOP».',
    },
    items: [
      line(
        [
          [0, 50],
          [190, 50],
        ],
        3.5,
        { c: 'paint' },
      ),
      line(
        [
          [196, 52],
          [196, 90],
        ],
        12,
        { c: 'paint' },
      ),
      group(108, 50, 1, [txt('STOP', 36, 32, 26, { c: 'paint', fit: 66 })]),
    ],
    sure: 'taught',
  },
  {
    id: 'line-give-way',
    group: 'marking',
    ...ROAD,
    name: { fr: 'Ligne cédez le passage', ar: 'خط عمودي متقطع يرافق علامة فسح المجال' },
    mean: { fr: 'Laissez passer ; arrêtez-vous avant elle s’il le faut.', ar: 'فسح المجال، وقف قبله عند الحاجة.' },
    alt: { fr: 'Chaussée : carrés blancs alignés en travers de la voie.', ar: 'معبد: مربعات بيضاء مصطفة تقطع السبيل.' },
    items: [
      line(
        [
          [0, 50],
          [190, 50],
        ],
        3.5,
        { c: 'paint' },
      ),
      line(
        [
          [196, 52],
          [196, 90],
        ],
        12,
        { c: 'paint', dash: '6 4.6' },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'line-lights',
    group: 'marking',
    ...ROAD,
    name: { fr: 'Ligne d’effet des feux', ar: 'خط مفعول الأضواء' },
    mean: { fr: 'Au rouge, arrêtez-vous avant elle.', ar: 'عند الأحمر قف قبله.' },
    alt: {
      fr: 'Chaussée : petits traits fins en travers de la voie, feu à côté.',
      ar: 'معبد: خطوط رقيقة متقطعة تقطع السبيل وبجانبها ضوء.',
    },
    items: [
      line(
        [
          [0, 50],
          [190, 50],
        ],
        3.5,
        { c: 'paint' },
      ),
      line(
        [
          [196, 52],
          [196, 90],
        ],
        4,
        { c: 'paint', dash: '4 3.6' },
      ),
      group(206, 54, 0.42, [
        box(0, 0, 44, 104, 'box', 10),
        disc(22, 20, 13, 'litRed'),
        disc(22, 52, 13, 'unlitAmber'),
        disc(22, 84, 13, 'unlitGreen'),
      ]),
    ],
    sure: 'open',
    ours: true,
  },
  {
    id: 'zebra',
    group: 'marking',
    ...ROAD,
    name: { fr: 'Passage pour piétons', ar: 'ممرات المترجلين' },
    mean: { fr: 'Laissez passer les personnes qui traversent ici.', ar: 'فسح المجال للعابرين هنا.' },
    alt: {
      fr: 'Chaussée : larges bandes blanches parallèles au sens de marche.',
      ar: 'معبد: أشرطة بيضاء عريضة موازية لاتجاه السير.',
    },
    items: [
      line(
        [
          [0, 50],
          [90, 50],
        ],
        3.5,
        { c: 'paint', dash: '15 12' },
      ),
      line(
        [
          [170, 50],
          [260, 50],
        ],
        3.5,
        { c: 'paint', dash: '15 12' },
      ),
      line(
        [
          [130, 12],
          [130, 90],
        ],
        50,
        { c: 'paint', dash: '6 6' },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'arrows-return',
    group: 'marking',
    ...ROAD,
    name: { fr: 'Flèches de rabattement', ar: 'أسهم الإنزواء' },
    mean: { fr: 'Revenez à droite avant la ligne continue.', ar: 'عد إلى اليمين قبل الخط المتواصل.' },
    alt: {
      fr: 'Chaussée : trois flèches blanches penchées vers la droite, sur l’axe.',
      ar: 'معبد: ثلاثة أسهم بيضاء مائلة يمينا على المحور.',
    },
    items: [
      ...[10, 95, 180].flatMap((x) => [
        arrow(
          [
            [x, 50],
            [x + 30, 50],
            [x + 62, 66],
          ],
          { w: 4.5, c: 'paint', head: 3, r: 10 },
        ),
      ]),
    ],
    sure: 'taught',
  },
  {
    id: 'arrows-lane',
    group: 'marking',
    ...ROAD,
    name: { fr: 'Flèches directionnelles', ar: 'أسهم الاتجاه' },
    mean: { fr: 'Suivez la flèche de votre voie à l’intersection.', ar: 'اتبع سهم سبيلك في المفترق.' },
    alt: {
      fr: 'Chaussée : une flèche coudée et une flèche droite, chacune dans sa voie.',
      ar: 'معبد: سهم منكسر وسهم مستقيم كل في سبيله.',
    },
    items: [
      line(
        [
          [0, 50],
          [260, 50],
        ],
        3.5,
        { c: 'paint', dash: '30 13.3' },
      ),
      arrow(
        [
          [70, 34],
          [150, 34],
          [172, 18],
        ],
        { w: 5, c: 'paint', head: 3, r: 6 },
      ),
      arrow(
        [
          [70, 72],
          [176, 72],
        ],
        { w: 5, c: 'paint', head: 3 },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'hatching',
    group: 'marking',
    ...ROAD,
    name: { fr: 'Zébra', ar: 'الخطوط المنكسرة' },
    mean: { fr: 'On n’y roule pas, on ne s’y arrête pas.', ar: 'لا سير فوقها ولا توقف ولا وقوف.' },
    alt: {
      fr: 'Chaussée : surface bordée de blanc, remplie de bandes penchées.',
      ar: 'معبد: مساحة محاطة بالأبيض مملوءة بأشرطة مائلة.',
    },
    items: [
      ...[70, 95, 120, 145, 170, 195].map((x) =>
        line(
          [
            [x, hatchTop(x)],
            [x - 10, 100 - hatchTop(x - 10)],
          ],
          6,
          { c: 'paint' },
        ),
      ),
      line(
        [
          [10, 50],
          [130, 28],
          [250, 50],
          [130, 72],
          [10, 50],
        ],
        4,
        { c: 'paint' },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'kerb-no-stop',
    group: 'marking',
    ...ROAD,
    name: { fr: 'Bordure jaune continue', ar: 'أصفر متواصل' },
    mean: { fr: 'Ni arrêt ni stationnement le long de ce bord.', ar: 'لا وقوف ولا توقف على طول هذه الحافة.' },
    alt: { fr: 'Chaussée : bord peint en jaune sans coupure.', ar: 'معبد: حافة مطلية بالأصفر دون انقطاع.' },
    items: [
      line(
        [
          [0, 50],
          [260, 50],
        ],
        3.5,
        { c: 'paint', dash: '15 50' },
      ),
      line(
        [
          [0, 93],
          [260, 93],
        ],
        7,
        { c: 'yellowPaint' },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'kerb-no-park',
    group: 'marking',
    ...ROAD,
    name: { fr: 'Bordure jaune discontinue', ar: 'أصفر متقطع' },
    mean: {
      fr: 'Pas de stationnement le long de ce bord ; un court arrêt reste permis.',
      ar: 'لا وقوف على طول هذه الحافة، والتوقف القصير مسموح.',
    },
    alt: { fr: 'Chaussée : bord peint en traits jaunes espacés.', ar: 'معبد: حافة مطلية بخطوط صفراء متقطعة.' },
    items: [
      line(
        [
          [0, 50],
          [260, 50],
        ],
        3.5,
        { c: 'paint', dash: '15 50' },
      ),
      line(
        [
          [0, 93],
          [260, 93],
        ],
        7,
        { c: 'yellowPaint', dash: '20 20' },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'bay',
    group: 'marking',
    ...ROAD,
    name: { fr: 'Place de stationnement', ar: 'مكان وقوف' },
    mean: { fr: 'Garez-vous dans le cadre, sans déborder.', ar: 'قف داخل الإطار دون تجاوزه.' },
    alt: {
      fr: 'Chaussée : cases délimitées par des coins blancs en T, le long du bord.',
      ar: 'معبد: خانات بزوايا بيضاء على شكل T على طول الحافة.',
    },
    items: [
      ...[20, 130, 240].flatMap((x) => [
        line(
          [
            [x, 62],
            [x, 90],
          ],
          3,
          { c: 'paint' },
        ),
        line(
          [
            [Math.max(x - 12, 2), 62],
            [Math.min(x + 12, 258), 62],
          ],
          3,
          { c: 'paint' },
        ),
      ]),
      { k: 'vehicle', kind: 'car', at: [75, 77], turn: 90, c: 'blue', scale: 0.9 },
    ],
    sure: 'open',
    ours: true,
  },
  {
    id: 'box-rail',
    group: 'marking',
    ...ROAD,
    name: { fr: 'Croix au passage à niveau', ar: 'علامة التقاطع مع السكة' },
    mean: { fr: 'Ne vous arrêtez jamais sur ce carré.', ar: 'لا تتوقف أبدا فوق هذا المربع.' },
    alt: {
      fr: 'Chaussée : deux traits blancs en X dans un cadre, rails en travers.',
      ar: 'معبد: خطان أبيضان متقاطعان في إطار وسكة تقطعه.',
    },
    items: [
      line(
        [
          [22, 12],
          [98, 88],
        ],
        4,
        { c: 'paint' },
      ),
      line(
        [
          [22, 88],
          [98, 12],
        ],
        4,
        { c: 'paint' },
      ),
      line(
        [
          [20, 10],
          [100, 10],
          [100, 90],
          [20, 90],
          [20, 8],
        ],
        4,
        { c: 'paint' },
      ),
      ...[6, 20, 34, 48, 62, 76, 90].map((y) =>
        line(
          [
            [152, y],
            [198, y],
          ],
          4,
          { c: 'brown' },
        ),
      ),
      line(
        [
          [160, 0],
          [160, 100],
        ],
        3.5,
        { c: 'kerb' },
      ),
      line(
        [
          [190, 0],
          [190, 100],
        ],
        3.5,
        { c: 'kerb' },
      ),
    ],
    sure: 'open',
    ours: true,
  },
]
