import type { Sentences } from './language'

/** Refusals of the sign-in and of accounts. */
export const COMPTE = {
  bad_credentials: {
    fr: 'Nom d’utilisateur ou mot de passe incorrect.',
    en: 'Wrong user name or password.',
    de: 'Benutzername oder Passwort ist falsch.',
    pt: 'Utilizador ou palavra-passe incorretos.',
    ar: 'اسم المستخدم أو كلمة السر غير صحيحة.',
  },
  inactive: {
    fr: 'Ce compte est désactivé. Adressez-vous à votre auto-école.',
    en: 'This account is disabled. Ask your driving school.',
    de: 'Dieses Konto ist gesperrt. Wenden Sie sich an Ihre Fahrschule.',
    pt: 'Esta conta está desativada. Contacte a sua escola de condução.',
    ar: 'هذا الحساب معطل. يرجى الاتصال بمدرستكم.',
  },
  locked: {
    fr: 'Trop d’essais : le compte est verrouillé quelques minutes.',
    en: 'Too many tries: the account is locked for a few minutes.',
    de: 'Zu viele Versuche: Das Konto ist einige Minuten gesperrt.',
    pt: 'Demasiadas tentativas: a conta está bloqueada por alguns minutos.',
    ar: 'عدد المحاولات مرتفع: الحساب مقفل لبضع دقائق.',
  },
  first_login: {
    fr: 'Choisissez d’abord votre mot de passe.',
    en: 'Choose your password first.',
    de: 'Wählen Sie zuerst Ihr Passwort.',
    pt: 'Escolha primeiro a sua palavra-passe.',
    ar: 'يرجى اختيار كلمة السر الخاصة بكم أولا.',
  },
  own_account: {
    fr: 'Vous ne pouvez pas faire cela sur votre propre compte.',
    en: 'You cannot do this to your own account.',
    de: 'Das ist mit dem eigenen Konto nicht möglich.',
    pt: 'Não pode fazer isto na sua própria conta.',
    ar: 'لا يمكنكم القيام بهذا على حسابكم.',
  },
  last_admin: {
    fr: 'Il faut au moins une personne active qui ait accès à tout : donnez-le d’abord à quelqu’un d’autre.',
    en: 'At least one active person must have access to everything.',
    de: 'Mindestens eine aktive Person braucht vollen Zugriff.',
    pt: 'É precisa pelo menos uma pessoa ativa com acesso a tudo.',
    ar: 'يجب أن يبقى شخص نشط واحد على الأقل له كل الصلاحيات.',
  },
  session_stale: {
    fr: 'Clôturez d’abord la caisse que vous avez laissée ouverte un jour précédent.',
    en: 'First close your cash desk left open on an earlier day.',
    de: 'Schließen Sie zuerst Ihre Kasse ab, die seit einem früheren Tag offen ist.',
    pt: 'Feche primeiro a sua caixa que ficou aberta num dia anterior.',
    ar: 'يرجى أولا غلق صندوقكم الذي بقي مفتوحا من يوم سابق.',
  },
} as const satisfies Record<string, Sentences>
