import type { Sentences } from './language'

/** Refusals of the highway-code course and its rooms. */
export const COURS = {
  exam_running: {
    fr: 'Un examen blanc est déjà en cours : reprenez-le ou abandonnez-le d’abord.',
    en: 'A mock exam is already under way: go on with it or give it up first.',
    de: 'Eine Übungsprüfung läuft bereits: Setzen Sie sie fort oder brechen Sie sie zuerst ab.',
    pt: 'Já há um exame simulado em curso: continue-o ou abandone-o primeiro.',
    ar: 'يوجد امتحان تجريبي جارٍ: يرجى استئنافه أو التخلي عنه أولا.',
  },
  too_few_questions: {
    fr: 'Il n’y a pas assez de questions publiées pour cela.',
    en: 'There are not enough published questions for this.',
    de: 'Dafür gibt es nicht genug veröffentlichte Fragen.',
    pt: 'Não há perguntas publicadas suficientes para isto.',
    ar: 'لا يوجد عدد كافٍ من الأسئلة المنشورة لذلك.',
  },
  already_answered: {
    fr: 'Cette question a déjà une réponse.',
    en: 'This question has been answered already.',
    de: 'Diese Frage ist bereits beantwortet.',
    pt: 'Esta pergunta já tem resposta.',
    ar: 'سبقت الإجابة عن هذا السؤال.',
  },
  time_over: {
    fr: 'Le temps est écoulé : l’examen est terminé.',
    en: 'The time is over: the exam has ended.',
    de: 'Die Zeit ist abgelaufen: Die Prüfung ist beendet.',
    pt: 'O tempo acabou: o exame terminou.',
    ar: 'انتهى الوقت: انتهى الامتحان.',
  },
  salle_unknown: {
    fr: 'Aucune salle ouverte n’a ce code. Vérifiez chaque caractère.',
    en: 'No open room has this code. Check every character.',
    de: 'Kein offener Raum hat diesen Code. Prüfen Sie jedes Zeichen.',
    pt: 'Nenhuma sala aberta tem este código. Verifique cada carácter.',
    ar: 'لا توجد قاعة مفتوحة بهذا الرمز. يرجى التثبت من كل حرف.',
  },
  salle_members: {
    fr: 'Cette salle est réservée aux candidats de l’auto-école : connectez-vous.',
    en: 'This room is for the driving school’s candidates: sign in.',
    de: 'Dieser Raum ist den Fahrschülern der Fahrschule vorbehalten: Melden Sie sich an.',
    pt: 'Esta sala é reservada aos candidatos da escola de condução: inicie sessão.',
    ar: 'هذه القاعة مخصصة لمترشحي المدرسة: يرجى تسجيل الدخول.',
  },
  salle_full: {
    fr: 'Cette salle est pleine.',
    en: 'This room is full.',
    de: 'Dieser Raum ist voll.',
    pt: 'Esta sala está cheia.',
    ar: 'هذه القاعة ممتلئة.',
  },
  answers_closed: {
    fr: 'Trop tard : les réponses à cette question sont closes.',
    en: 'Too late: answers to this question are closed.',
    de: 'Zu spät: Für diese Frage werden keine Antworten mehr angenommen.',
    pt: 'Demasiado tarde: as respostas a esta pergunta estão encerradas.',
    ar: 'فات الأوان: أُغلقت الأجوبة عن هذا السؤال.',
  },
  course_closed: {
    fr: 'Le cours de code n’est pas ouvert pour vous : saisissez votre code d’accès.',
    en: 'The highway-code course is not open to you: enter your access code.',
    de: 'Der Theoriekurs ist für Sie nicht freigeschaltet: Geben Sie Ihren Zugangscode ein.',
    pt: 'O curso de código não está aberto para si: introduza o seu código de acesso.',
    ar: 'دروس قانون الطرقات غير مفتوحة لكم: يرجى إدخال رمز الدخول.',
  },
  question_asked: {
    fr: 'Cette question a déjà été posée : retirez-la de la publication plutôt que de la supprimer.',
    en: 'This question has been asked before: unpublish it instead of deleting it.',
    de: 'Diese Frage wurde schon gestellt: Nehmen Sie sie aus der Veröffentlichung, statt sie zu löschen.',
    pt: 'Esta pergunta já foi feita: retire-a da publicação em vez de a eliminar.',
    ar: 'سبق طرح هذا السؤال: يرجى إيقاف نشره بدل حذفه.',
  },
  serie_not_empty: {
    fr: 'Cette série contient des questions : déplacez-les ou supprimez-les d’abord.',
    en: 'This series has questions: move or delete them first.',
    de: 'Diese Serie enthält Fragen: Verschieben oder löschen Sie sie zuerst.',
    pt: 'Esta série tem perguntas: mova-as ou elimine-as primeiro.',
    ar: 'تحتوي هذه السلسلة على أسئلة: يرجى نقلها أو حذفها أولا.',
  },
} as const satisfies Record<string, Sentences>
