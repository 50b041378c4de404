import type { Sentences } from './language'

/** Refusals of the platform: schools, their packages, access codes. */
export const PLATEFORME = {
  pack_pending: {
    fr: 'Une demande de pack attend déjà une réponse.',
    en: 'A request for a pack is already waiting for an answer.',
    de: 'Eine Paketanfrage wartet bereits auf Antwort.',
    pt: 'Já há um pedido de pack à espera de resposta.',
    ar: 'يوجد طلب اشتراك في انتظار الإجابة.',
  },
  read_only_pending: {
    fr: 'Votre auto-école attend l’approbation de la plateforme : d’ici là, consultation seule.',
    en: 'Your driving school is waiting for the approval of the platform: until then, read only.',
    de: 'Ihre Fahrschule wartet auf die Freigabe durch die Plattform: bis dahin nur Lesezugriff.',
    pt: 'A sua escola de condução aguarda a aprovação da plataforma: até lá, apenas consulta.',
    ar: 'مدرستكم في انتظار مصادقة المنصة: للاطلاع فقط إلى ذلك الحين.',
  },
  read_only_suspended: {
    fr: 'Votre auto-école est suspendue : consultation seule. Écrivez-nous pour la rouvrir.',
    en: 'Your driving school is suspended: read only. Write to us to have it reopened.',
    de: 'Ihre Fahrschule ist gesperrt: nur Lesezugriff. Schreiben Sie uns, um sie wieder zu öffnen.',
    pt: 'A sua escola de condução está suspensa: apenas consulta. Escreva-nos para a reabrir.',
    ar: 'مدرستكم معلقة: للاطلاع فقط. يرجى مراسلتنا لإعادة فتحها.',
  },
  read_only_no_package: {
    fr: 'Votre abonnement n’est plus actif : consultation seule. Demandez un pack sous Tarification.',
    en: 'Your subscription is no longer active: read only. Ask for a plan under Prices.',
    de: 'Ihr Abonnement ist nicht mehr aktiv: nur Lesezugriff. Fragen Sie unter „Preise“ einen Tarif an.',
    pt: 'A sua subscrição já não está ativa: apenas consulta. Peça um plano em «Preços».',
    ar: 'لم يعد اشتراككم ساريا: للاطلاع فقط. يرجى طلب اشتراك في «الأسعار».',
  },
  limit_reached: {
    fr: 'La limite de votre abonnement est atteinte : changez de pack sous Tarification.',
    en: 'The limit of your package is reached: change to another pack under Pricing.',
    de: 'Die Grenze Ihres Abonnements ist erreicht: Wechseln Sie das Paket unter Preise.',
    pt: 'O limite do seu plano foi atingido: mude de pack em Tarifas.',
    ar: 'بلغ اشتراككم حده الأقصى: يرجى تغيير صيغة الاشتراك في «الأسعار».',
  },
  code_unknown: {
    fr: 'Ce code n’existe pas. Vérifiez chaque caractère.',
    en: 'This code does not exist. Check every character.',
    de: 'Diesen Code gibt es nicht. Prüfen Sie jedes Zeichen.',
    pt: 'Este código não existe. Verifique cada carácter.',
    ar: 'هذا الرمز غير موجود. يرجى التثبت من كل حرف.',
  },
  code_foreign: {
    fr: 'Ce code n’est pas de votre auto-école. Demandez-lui le vôtre.',
    en: 'This code is not one of your driving school. Ask your school for yours.',
    de: 'Dieser Code gehört nicht zu Ihrer Fahrschule. Fragen Sie dort nach Ihrem.',
    pt: 'Este código não é da sua escola de condução. Peça-lhe o seu.',
    ar: 'هذا الرمز ليس من مدرستكم. يرجى طلب رمزكم منها.',
  },
  code_taken: {
    fr: 'Ce code est attribué à une autre personne.',
    en: 'This code is somebody else’s.',
    de: 'Dieser Code gehört einer anderen Person.',
    pt: 'Este código está atribuído a outra pessoa.',
    ar: 'هذا الرمز مسند إلى شخص آخر.',
  },
  code_inactive: {
    fr: 'Ce code est désactivé. Adressez-vous à votre auto-école.',
    en: 'This code is disabled. Ask your driving school.',
    de: 'Dieser Code ist gesperrt. Wenden Sie sich an Ihre Fahrschule.',
    pt: 'Este código está desativado. Contacte a sua escola de condução.',
    ar: 'هذا الرمز معطل. يرجى الاتصال بمدرستكم.',
  },
  code_expired: {
    fr: 'Ce code a expiré. Demandez-en un autre à votre auto-école.',
    en: 'This code has expired. Ask your driving school for another.',
    de: 'Dieser Code ist abgelaufen. Bitten Sie Ihre Fahrschule um einen neuen.',
    pt: 'Este código expirou. Peça outro à sua escola de condução.',
    ar: 'انتهت صلاحية هذا الرمز. يرجى طلب غيره من مدرستكم.',
  },
  code_running: {
    fr: 'Un code est déjà en cours : désactivez-le d’abord.',
    en: 'A code is running already: disable it first.',
    de: 'Ein Code ist bereits gültig: zuerst sperren.',
    pt: 'Já há um código ativo: desative-o primeiro.',
    ar: 'يوجد رمز سارٍ: يرجى تعطيله أولا.',
  },
} as const satisfies Record<string, Sentences>
