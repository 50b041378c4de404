/** The ten topics of the highway code as taught in Tunisia, in their official order. */
export const TOPICS = [
  { key: 'drivers', fr: 'Conducteur et véhicule', ar: 'السائق والعربة' },
  { key: 'signs', fr: 'Signalisation', ar: 'إشارات وعلامات الطريق' },
  { key: 'parking', fr: 'Arrêt et stationnement', ar: 'الوقوف والتوقف' },
  { key: 'crossing', fr: 'Croisement et dépassement', ar: 'المقاطعة والمجاوزة' },
  { key: 'priority', fr: 'Priorité de passage', ar: 'أولوية المرور' },
  { key: 'rules', fr: 'Règles de circulation', ar: 'قواعد الجولان' },
  { key: 'infractions', fr: 'Infractions et sanctions', ar: 'جرائم الجولان' },
  { key: 'firstaid', fr: 'Premiers secours', ar: 'الإسعافات الأولية' },
  { key: 'mechanics', fr: 'Mécanique, entretien, énergie', ar: 'الصيانة الوقائية والتحكم في الطاقة' },
  { key: 'hazmat', fr: 'Transport de matières dangereuses', ar: 'نقل المواد الخطرة عبر الطرقات' },
] as const

export type Topic = (typeof TOPICS)[number]['key']
export const TOPIC_KEYS = TOPICS.map(({ key }) => key)
