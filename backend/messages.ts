/** The messages of refusals by code, in the languages of the interface. French is the default. */
export const LANGUAGES = ['fr', 'en', 'de', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]

type Sentences = Record<Language, string>

export const MESSAGES = {
  malformed: {
    fr: 'La demande est illisible.',
    en: 'The request cannot be read.',
    de: 'Die Anfrage ist nicht lesbar.',
    pt: 'O pedido não é legível.',
  },
  unauthenticated: {
    fr: 'Connectez-vous pour continuer.',
    en: 'Sign in to go on.',
    de: 'Melden Sie sich an, um fortzufahren.',
    pt: 'Inicie sessão para continuar.',
  },
  bad_credentials: {
    fr: 'Identifiant ou mot de passe incorrect.',
    en: 'Wrong user name or password.',
    de: 'Benutzername oder Passwort ist falsch.',
    pt: 'Utilizador ou palavra-passe incorretos.',
  },
  inactive: {
    fr: 'Ce compte est désactivé. Adressez-vous à votre auto-école.',
    en: 'This account is disabled. Ask your driving school.',
    de: 'Dieses Konto ist gesperrt. Wenden Sie sich an Ihre Fahrschule.',
    pt: 'Esta conta está desativada. Contacte a sua escola de condução.',
  },
  locked: {
    fr: 'Trop d’essais : le compte est verrouillé quelques minutes.',
    en: 'Too many tries: the account is locked for a few minutes.',
    de: 'Zu viele Versuche: Das Konto ist einige Minuten gesperrt.',
    pt: 'Demasiadas tentativas: a conta está bloqueada por alguns minutos.',
  },
  too_many: {
    fr: 'Trop d’essais. Réessayez plus tard.',
    en: 'Too many tries. Try again later.',
    de: 'Zu viele Versuche. Versuchen Sie es später erneut.',
    pt: 'Demasiadas tentativas. Tente mais tarde.',
  },
  forbidden: {
    fr: 'Vous n’avez pas le droit de faire cela.',
    en: 'You are not allowed to do this.',
    de: 'Dazu sind Sie nicht berechtigt.',
    pt: 'Não tem permissão para fazer isto.',
  },
  first_login: {
    fr: 'Choisissez d’abord votre mot de passe.',
    en: 'Choose your password first.',
    de: 'Wählen Sie zuerst Ihr Passwort.',
    pt: 'Escolha primeiro a sua palavra-passe.',
  },
  tva_unanswered: {
    fr: 'Dites d’abord si l’auto-école est soumise à la TVA.',
    en: 'Say first whether the driving school charges VAT.',
    de: 'Geben Sie zuerst an, ob die Fahrschule MwSt. berechnet.',
    pt: 'Indique primeiro se a escola de condução cobra IVA.',
  },
  facture_changed: {
    fr: 'Le total de ce document a changé depuis que vous l’avez ouvert.',
    en: 'The total of this document has changed since you opened it.',
    de: 'Die Summe dieses Dokuments hat sich geändert, seit Sie es geöffnet haben.',
    pt: 'O total deste documento mudou desde que o abriu.',
  },
  entretien_paid: {
    fr: 'Une dépense règle cet entretien : il reste dans le registre.',
    en: 'An expense pays for this maintenance: it stays in the records.',
    de: 'Eine Ausgabe bezahlt diese Wartung: Sie bleibt im Verzeichnis.',
    pt: 'Uma despesa paga esta manutenção: ela permanece no registo.',
  },
  entretien_already_paid: {
    fr: 'Une dépense règle déjà cet entretien.',
    en: 'An expense already pays for this maintenance.',
    de: 'Eine Ausgabe bezahlt diese Wartung bereits.',
    pt: 'Uma despesa já paga esta manutenção.',
  },
  clash: {
    fr: 'Ce créneau n’est pas libre.',
    en: 'This time is not free.',
    de: 'Diese Zeit ist nicht frei.',
    pt: 'Este horário não está livre.',
  },
  not_begun: {
    fr: 'Cet événement n’a pas encore commencé.',
    en: 'This event has not begun yet.',
    de: 'Dieser Termin hat noch nicht begonnen.',
    pt: 'Este evento ainda não começou.',
  },
  not_missed: {
    fr: 'La leçon vient de commencer : une absence se note après le délai de retard de l’auto-école.',
    en: 'The lesson has only just begun: an absence is recorded after the school’s grace time.',
    de: 'Die Stunde hat gerade erst begonnen: Ein Fehlen wird erst nach der Wartezeit der Fahrschule vermerkt.',
    pt: 'A aula acabou de começar: uma falta só se regista depois do tempo de tolerância da escola.',
  },
  too_early: {
    fr: 'C’est trop tôt : une leçon commence au plus tôt 30 minutes avant son heure.',
    en: 'It is too early: a lesson begins 30 minutes before its time at the soonest.',
    de: 'Zu früh: Eine Fahrstunde beginnt frühestens 30 Minuten vor ihrer Zeit.',
    pt: 'É demasiado cedo: uma aula começa, no mínimo, 30 minutos antes da sua hora.',
  },
  not_own_answer: {
    fr: 'Une autre personne a répondu pour cette leçon : adressez-vous à l’auto-école.',
    en: 'Somebody else answered for this lesson: ask the driving school.',
    de: 'Jemand anders hat für diese Fahrstunde geantwortet: Wenden Sie sich an die Fahrschule.',
    pt: 'Outra pessoa respondeu por esta aula: contacte a escola de condução.',
  },
  answer_too_old: {
    fr: 'Cette réponse date de plus d’un jour : adressez-vous à l’auto-école.',
    en: 'This answer is more than a day old: ask the driving school.',
    de: 'Diese Antwort ist älter als ein Tag: Wenden Sie sich an die Fahrschule.',
    pt: 'Esta resposta tem mais de um dia: contacte a escola de condução.',
  },
  demandes_full: {
    fr: 'Cinq demandes attendent déjà une réponse : annulez-en une ou attendez.',
    en: 'Five requests are already waiting for an answer: cancel one or wait.',
    de: 'Fünf Anfragen warten bereits auf Antwort: ziehen Sie eine zurück oder warten Sie.',
    pt: 'Já há cinco pedidos à espera de resposta: anule um ou aguarde.',
  },
  too_late: {
    fr: 'C’est trop tard pour annuler ici : appelez l’auto-école.',
    en: 'It is too late to cancel here: call the driving school.',
    de: 'Zum Absagen ist es hier zu spät: Rufen Sie die Fahrschule an.',
    pt: 'É demasiado tarde para cancelar aqui: telefone à escola de condução.',
  },
  offre_expired: {
    fr: 'Trop tard : cette proposition a expiré.',
    en: 'Too late: this offer has expired.',
    de: 'Zu spät: Dieses Angebot ist abgelaufen.',
    pt: 'Demasiado tarde: esta proposta expirou.',
  },
  offre_taken: {
    fr: 'Trop tard : ce créneau vient d’être pris.',
    en: 'Too late: this time has just been taken.',
    de: 'Zu spät: Diese Zeit ist gerade vergeben worden.',
    pt: 'Demasiado tarde: este horário acaba de ser ocupado.',
  },
  no_date_reprise: {
    fr: 'Choisissez d’abord le jour à partir duquel l’auto-école tient ses comptes ici.',
    en: 'First choose the day from which the school keeps its accounts here.',
    de: 'Wählen Sie zuerst den Tag, ab dem die Fahrschule ihre Konten hier führt.',
    pt: 'Escolha primeiro o dia a partir do qual a escola tem aqui as suas contas.',
  },
  reprise_taken: {
    fr: 'Quelqu’un vient d’inscrire un de ces candidats : rien n’a été enregistré. Relisez la liste, puis recommencez.',
    en: 'Somebody has just enrolled one of these candidates: nothing was saved. Check the list, then try again.',
    de: 'Jemand hat gerade eine dieser Personen angemeldet: Nichts wurde gespeichert. Prüfen Sie die Liste und versuchen Sie es erneut.',
    pt: 'Alguém acabou de inscrever um destes candidatos: nada foi guardado. Verifique a lista e tente de novo.',
  },
  reprise_used: {
    fr: 'Cette reprise ne peut plus être annulée : un paiement, une leçon ou un document s’y appuie.',
    en: 'This opening balance can no longer be taken back: a payment, a lesson or a document depends on it.',
    de: 'Diese Übernahme kann nicht mehr zurückgenommen werden: Eine Zahlung, eine Stunde oder ein Dokument beruht darauf.',
    pt: 'Este saldo inicial já não pode ser anulado: um pagamento, uma aula ou um documento depende dele.',
  },
  no_prices: {
    fr: 'Aucun tarif actif pour ce permis : fixez d’abord les prix.',
    en: 'No active prices for this licence: set the prices first.',
    de: 'Keine aktiven Preise für diese Klasse: Legen Sie zuerst die Preise fest.',
    pt: 'Nenhum preço ativo para esta categoria: defina primeiro os preços.',
  },
  contrat_incomplete: {
    fr: 'Il manque des mentions au contrat : complétez-les d’abord.',
    en: 'The contract lacks some details: fill them in first.',
    de: 'Dem Vertrag fehlen Angaben: Ergänzen Sie sie zuerst.',
    pt: 'Faltam menções ao contrato: complete-as primeiro.',
  },
  beyond_paid: {
    fr: 'Ces heures dépassent ce qui est payé.',
    en: 'These hours are beyond what is paid.',
    de: 'Diese Stunden gehen über das Bezahlte hinaus.',
    pt: 'Estas horas ultrapassam o que está pago.',
  },
  exam_no_contract: {
    fr: 'Aucun contrat signé pour ce candidat.',
    en: 'This candidate has no signed contract.',
    de: 'Für diese Person gibt es keinen unterschriebenen Vertrag.',
    pt: 'Este candidato não tem contrato assinado.',
  },
  exam_unpaid: {
    fr: 'Les frais de cet examen ne sont pas payés.',
    en: 'The fee of this exam is not paid.',
    de: 'Die Gebühr dieser Prüfung ist nicht bezahlt.',
    pt: 'A taxa deste exame não está paga.',
  },
  balance_changed: {
    fr: 'Le solde a changé entre-temps : vérifiez le montant.',
    en: 'The balance has changed in the meantime: check the amount.',
    de: 'Der Saldo hat sich inzwischen geändert: Prüfen Sie den Betrag.',
    pt: 'O saldo mudou entretanto: verifique o montante.',
  },
  pack_pending: {
    fr: 'Une demande de pack attend déjà une réponse.',
    en: 'A request for a pack is already waiting for an answer.',
    de: 'Eine Paketanfrage wartet bereits auf Antwort.',
    pt: 'Já há um pedido de pack à espera de resposta.',
  },
  not_found: {
    fr: 'Cet élément est introuvable.',
    en: 'This item cannot be found.',
    de: 'Dieser Eintrag wurde nicht gefunden.',
    pt: 'Este elemento não foi encontrado.',
  },
  stale: {
    fr: 'Cette fiche a été modifiée entre-temps.',
    en: 'This record was changed in the meantime.',
    de: 'Dieser Datensatz wurde inzwischen geändert.',
    pt: 'Esta ficha foi alterada entretanto.',
  },
  state: {
    fr: 'Cette action n’est plus possible dans l’état actuel.',
    en: 'This is no longer possible in the current state.',
    de: 'Das ist im jetzigen Zustand nicht mehr möglich.',
    pt: 'Esta ação já não é possível no estado atual.',
  },
  events_ahead: {
    fr: 'Des leçons ou des examens sont encore planifiés : annulez-les ou déplacez-les d’abord.',
    en: 'Lessons or exams are still planned: cancel or move them first.',
    de: 'Es sind noch Fahrstunden oder Prüfungen geplant: zuerst absagen oder verschieben.',
    pt: 'Ainda há aulas ou exames marcados: cancele-os ou mude-os primeiro.',
  },
  permi_in_use: {
    fr: 'Des candidats, des moniteurs ou des véhicules sont encore de ce permis.',
    en: 'Candidates, instructors or vehicles are still of this category.',
    de: 'Zu dieser Klasse gehören noch Fahrschüler, Fahrlehrer oder Fahrzeuge.',
    pt: 'Ainda há candidatos, instrutores ou veículos desta categoria.',
  },
  exam_running: {
    fr: 'Un examen blanc est déjà en cours : reprenez-le ou abandonnez-le d’abord.',
    en: 'A mock exam is already under way: go on with it or give it up first.',
    de: 'Eine Übungsprüfung läuft bereits: Setzen Sie sie fort oder brechen Sie sie zuerst ab.',
    pt: 'Já há um exame simulado em curso: continue-o ou abandone-o primeiro.',
  },
  too_few_questions: {
    fr: 'Il n’y a pas assez de questions publiées pour cela.',
    en: 'There are not enough published questions for this.',
    de: 'Dafür gibt es nicht genug veröffentlichte Fragen.',
    pt: 'Não há perguntas publicadas suficientes para isto.',
  },
  already_answered: {
    fr: 'Cette question a déjà une réponse.',
    en: 'This question has been answered already.',
    de: 'Diese Frage ist bereits beantwortet.',
    pt: 'Esta pergunta já tem resposta.',
  },
  time_over: {
    fr: 'Le temps est écoulé : l’examen est terminé.',
    en: 'The time is over: the exam has ended.',
    de: 'Die Zeit ist abgelaufen: Die Prüfung ist beendet.',
    pt: 'O tempo acabou: o exame terminou.',
  },
  salle_unknown: {
    fr: 'Aucune salle ouverte n’a ce code. Vérifiez chaque caractère.',
    en: 'No open room has this code. Check every character.',
    de: 'Kein offener Raum hat diesen Code. Prüfen Sie jedes Zeichen.',
    pt: 'Nenhuma sala aberta tem este código. Verifique cada carácter.',
  },
  salle_members: {
    fr: 'Cette salle est réservée aux candidats de l’auto-école : connectez-vous.',
    en: 'This room is for the driving school’s candidates: sign in.',
    de: 'Dieser Raum ist den Fahrschülern der Fahrschule vorbehalten: Melden Sie sich an.',
    pt: 'Esta sala é reservada aos candidatos da escola de condução: inicie sessão.',
  },
  salle_full: {
    fr: 'Cette salle est pleine.',
    en: 'This room is full.',
    de: 'Dieser Raum ist voll.',
    pt: 'Esta sala está cheia.',
  },
  answers_closed: {
    fr: 'Trop tard : les réponses à cette question sont closes.',
    en: 'Too late: answers to this question are closed.',
    de: 'Zu spät: Für diese Frage werden keine Antworten mehr angenommen.',
    pt: 'Demasiado tarde: as respostas a esta pergunta estão encerradas.',
  },
  course_closed: {
    fr: 'Le cours de code n’est pas ouvert pour vous : saisissez votre code d’accès.',
    en: 'The highway-code course is not open to you: enter your access code.',
    de: 'Der Theoriekurs ist für Sie nicht freigeschaltet: Geben Sie Ihren Zugangscode ein.',
    pt: 'O curso de código não está aberto para si: introduza o seu código de acesso.',
  },
  question_asked: {
    fr: 'Cette question a déjà été posée : retirez-la de la publication plutôt que de la supprimer.',
    en: 'This question has been asked before: unpublish it instead of deleting it.',
    de: 'Diese Frage wurde schon gestellt: Nehmen Sie sie aus der Veröffentlichung, statt sie zu löschen.',
    pt: 'Esta pergunta já foi feita: retire-a da publicação em vez de a eliminar.',
  },
  serie_not_empty: {
    fr: 'Cette série contient des questions : déplacez-les ou supprimez-les d’abord.',
    en: 'This series has questions: move or delete them first.',
    de: 'Diese Serie enthält Fragen: Verschieben oder löschen Sie sie zuerst.',
    pt: 'Esta série tem perguntas: mova-as ou elimine-as primeiro.',
  },
  tarif_in_use: {
    fr: 'Des candidats sont inscrits à ce tarif : il ne peut pas être supprimé.',
    en: 'Candidates are enrolled at these prices: they cannot be deleted.',
    de: 'Zu diesen Preisen sind Fahrschüler angemeldet: Sie können nicht gelöscht werden.',
    pt: 'Há candidatos inscritos com estes preços: não podem ser eliminados.',
  },
  tarif_active: {
    fr: 'Ces prix sont en vigueur : désactivez-les avant de les supprimer.',
    en: 'These prices are in force: deactivate them before you delete them.',
    de: 'Diese Preise gelten gerade: Deaktivieren Sie sie, bevor Sie sie löschen.',
    pt: 'Estes preços estão em vigor: desative-os antes de os eliminar.',
  },
  events_in_period: {
    fr: 'Des leçons ou des examens sont planifiés ces jours-là.',
    en: 'Lessons or exams are planned on these days.',
    de: 'An diesen Tagen sind Fahrstunden oder Prüfungen geplant.',
    pt: 'Há aulas ou exames marcados para estes dias.',
  },
  key_reused: {
    fr: 'Votre envoi précédent a bien été enregistré, celui-ci ne l’est pas : vérifiez ce qui est enregistré avant de l’envoyer.',
    en: 'What you sent before was saved, this was not: look at what is saved before you send it.',
    de: 'Ihre vorige Eingabe wurde gespeichert, diese nicht: Prüfen Sie, was gespeichert ist, bevor Sie sie senden.',
    pt: 'O seu envio anterior ficou guardado, este não: veja o que está guardado antes de o enviar.',
  },
  too_large: {
    fr: 'L’envoi est trop volumineux.',
    en: 'What was sent is too large.',
    de: 'Die gesendeten Daten sind zu groß.',
    pt: 'O envio é demasiado grande.',
  },
  papier_type: {
    fr: 'Ce fichier n’est ni une image (JPEG, PNG, WebP) ni un PDF : il n’a pas été ajouté.',
    en: 'This file is neither a picture (JPEG, PNG, WebP) nor a PDF: it was not added.',
    de: 'Diese Datei ist weder ein Bild (JPEG, PNG, WebP) noch ein PDF: Sie wurde nicht hinzugefügt.',
    pt: 'Este ficheiro não é uma imagem (JPEG, PNG, WebP) nem um PDF: não foi adicionado.',
  },
  papier_max: {
    fr: 'Cette pièce a déjà six fichiers, le maximum : retirez-en un avant d’en ajouter.',
    en: 'This document already has six files, the most it may have: remove one before you add another.',
    de: 'Dieses Dokument hat bereits sechs Dateien, mehr sind nicht möglich: Entfernen Sie erst eine.',
    pt: 'Este documento já tem seis ficheiros, o máximo: retire um antes de adicionar outro.',
  },
  papier_gone: {
    fr: 'Ce fichier a été retiré ou remplacé entre-temps : voici le dossier tel qu’il est.',
    en: 'This file has been removed or replaced in the meantime: here is the paperwork as it is now.',
    de: 'Diese Datei wurde inzwischen entfernt oder ersetzt: Hier sehen Sie die aktuellen Unterlagen.',
    pt: 'Este ficheiro foi entretanto retirado ou substituído: eis o processo tal como está.',
  },
  invalid: {
    fr: 'Certains champs sont à corriger.',
    en: 'Some fields need correcting.',
    de: 'Einige Felder müssen korrigiert werden.',
    pt: 'Alguns campos precisam de correção.',
  },
  read_only_pending: {
    fr: 'Votre auto-école attend son approbation : consultation seule.',
    en: 'Your school is waiting for approval: read only.',
    de: 'Ihre Fahrschule wartet auf Freigabe: nur Lesezugriff.',
    pt: 'A sua escola aguarda aprovação: apenas consulta.',
  },
  read_only_suspended: {
    fr: 'Votre auto-école est suspendue : consultation seule.',
    en: 'Your school is suspended: read only.',
    de: 'Ihre Fahrschule ist gesperrt: nur Lesezugriff.',
    pt: 'A sua escola está suspensa: apenas consulta.',
  },
  read_only_no_package: {
    fr: 'Votre abonnement n’est plus actif : consultation seule.',
    en: 'Your package is no longer active: read only.',
    de: 'Ihr Abonnement ist nicht mehr aktiv: nur Lesezugriff.',
    pt: 'O seu plano já não está ativo: apenas consulta.',
  },
  limit_reached: {
    fr: 'La limite de votre abonnement est atteinte : changez de pack sous Tarification.',
    en: 'The limit of your package is reached: change to another pack under Pricing.',
    de: 'Die Grenze Ihres Abonnements ist erreicht: Wechseln Sie das Paket unter Preise.',
    pt: 'O limite do seu plano foi atingido: mude de pack em Tarifas.',
  },
  code_unknown: {
    fr: 'Ce code n’existe pas. Vérifiez chaque caractère.',
    en: 'This code does not exist. Check every character.',
    de: 'Diesen Code gibt es nicht. Prüfen Sie jedes Zeichen.',
    pt: 'Este código não existe. Verifique cada carácter.',
  },
  code_foreign: {
    fr: 'Ce code n’est pas de votre auto-école.',
    en: 'This code is not one of your driving school.',
    de: 'Dieser Code gehört nicht zu Ihrer Fahrschule.',
    pt: 'Este código não é da sua escola de condução.',
  },
  code_taken: {
    fr: 'Ce code est attribué à une autre personne.',
    en: 'This code is somebody else’s.',
    de: 'Dieser Code gehört einer anderen Person.',
    pt: 'Este código está atribuído a outra pessoa.',
  },
  code_inactive: {
    fr: 'Ce code est désactivé. Adressez-vous à votre auto-école.',
    en: 'This code is disabled. Ask your driving school.',
    de: 'Dieser Code ist gesperrt. Wenden Sie sich an Ihre Fahrschule.',
    pt: 'Este código está desativado. Contacte a sua escola de condução.',
  },
  code_expired: {
    fr: 'Ce code a expiré. Demandez-en un autre à votre auto-école.',
    en: 'This code has expired. Ask your driving school for another.',
    de: 'Dieser Code ist abgelaufen. Bitten Sie Ihre Fahrschule um einen neuen.',
    pt: 'Este código expirou. Peça outro à sua escola de condução.',
  },
  code_running: {
    fr: 'Un code est déjà en cours : désactivez-le d’abord.',
    en: 'A code is running already: disable it first.',
    de: 'Ein Code ist bereits gültig: zuerst sperren.',
    pt: 'Já há um código ativo: desative-o primeiro.',
  },
  own_account: {
    fr: 'Vous ne pouvez pas faire cela sur votre propre compte.',
    en: 'You cannot do this to your own account.',
    de: 'Das ist mit dem eigenen Konto nicht möglich.',
    pt: 'Não pode fazer isto na sua própria conta.',
  },
  last_admin: {
    fr: 'Il faut au moins une personne active qui a accès à tout.',
    en: 'At least one active person must have access to everything.',
    de: 'Mindestens eine aktive Person braucht vollen Zugriff.',
    pt: 'É precisa pelo menos uma pessoa ativa com acesso a tudo.',
  },
  session_stale: {
    fr: 'Votre caisse d’un jour passé est à clôturer d’abord.',
    en: 'Your cash desk of an earlier day has to be closed first.',
    de: 'Ihre Kasse eines früheren Tages muss zuerst abgeschlossen werden.',
    pt: 'A sua caixa de um dia anterior tem de ser fechada primeiro.',
  },
  caisse_short: {
    fr: 'La caisse ne contient pas cette somme : apportez d’abord l’argent du coffre par un transfert de fonds.',
    en: 'The cash desk does not hold this sum: first bring the money from the safe by a transfer of funds.',
    de: 'Die Kasse enthält diesen Betrag nicht: Bringen Sie das Geld zuerst durch einen Geldtransfer aus dem Tresor.',
    pt: 'A caixa não tem esta quantia: traga primeiro o dinheiro do cofre por uma transferência de fundos.',
  },
  caisse_moved: {
    fr: 'La caisse a changé depuis le comptage, ou n’a pas été comptée : comptez-la de nouveau.',
    en: 'The cash desk has changed since it was counted, or was not counted: count it again.',
    de: 'Die Kasse hat sich seit der Zählung geändert oder wurde nicht gezählt: Zählen Sie noch einmal.',
    pt: 'A caixa mudou desde a contagem, ou não foi contada: conte-a de novo.',
  },
  plafond_remise: {
    fr: 'Au-delà de {plafond}, une remise est accordée par la direction (plafond de la caisse).',
    en: 'Above {plafond}, a discount is for the management to grant (ceiling of the cash desk).',
    de: 'Über {plafond} gewährt die Leitung einen Rabatt (Obergrenze der Kasse).',
    pt: 'Acima de {plafond}, um desconto é concedido pela direção (limite da caixa).',
  },
  plafond_remboursement: {
    fr: 'Au-delà de {plafond}, un remboursement est fait par la direction (plafond de la caisse).',
    en: 'Above {plafond}, a refund is for the management to make (ceiling of the cash desk).',
    de: 'Über {plafond} leistet die Leitung eine Erstattung (Obergrenze der Kasse).',
    pt: 'Acima de {plafond}, um reembolso é feito pela direção (limite da caixa).',
  },
  plafond_depense: {
    fr: 'Au-delà de {plafond}, une dépense est faite par la direction (plafond de la caisse).',
    en: 'Above {plafond}, an expense is for the management to make (ceiling of the cash desk).',
    de: 'Über {plafond} tätigt die Leitung eine Ausgabe (Obergrenze der Kasse).',
    pt: 'Acima de {plafond}, uma despesa é feita pela direção (limite da caixa).',
  },
  plafond_especes: {
    fr: 'La loi ne permet pas de recevoir plus de {plafond} en espèces.',
    en: 'The law does not allow taking more than {plafond} in cash.',
    de: 'Das Gesetz erlaubt nicht, mehr als {plafond} bar anzunehmen.',
    pt: 'A lei não permite receber mais de {plafond} em numerário.',
  },
  cheque_known: {
    fr: 'Ce chèque figure déjà sur le reçu {recu}.',
    en: 'This cheque is already on receipt {recu}.',
    de: 'Dieser Scheck steht bereits auf der Quittung {recu}.',
    pt: 'Este cheque já consta do recibo {recu}.',
  },
  cheque_deposited: {
    fr: 'Le chèque de ce reçu est à la banque : son rejet ou son retour se note dans « Chèques ».',
    en: 'The cheque of this receipt is at the bank: note its refusal or return in “Cheques”.',
    de: 'Der Scheck dieser Quittung ist bei der Bank: Ablehnung oder Rückgabe wird unter „Schecks“ vermerkt.',
    pt: 'O cheque deste recibo está no banco: a recusa ou devolução regista-se em «Cheques».',
  },
  busy: {
    fr: 'La base de données est occupée. Rien n’a été enregistré : réessayez dans un instant.',
    en: 'The database is busy. Nothing was saved: try again in a moment.',
    de: 'Die Datenbank ist belegt. Es wurde nichts gespeichert: Versuchen Sie es gleich noch einmal.',
    pt: 'A base de dados está ocupada. Nada foi guardado: tente novamente dentro de momentos.',
  },
  storage_full: {
    fr: 'Il n’y a plus de place. Rien n’a été enregistré : libérez de l’espace, puis réessayez.',
    en: 'There is no space left. Nothing was saved: free some space, then try again.',
    de: 'Der Speicher ist voll. Es wurde nichts gespeichert: Schaffen Sie Platz und versuchen Sie es erneut.',
    pt: 'Já não há espaço. Nada foi guardado: liberte espaço e tente novamente.',
  },
  outdated: {
    fr: 'Une version plus récente de Voie Libre est ouverte dans un autre onglet. Rien n’a été enregistré : rechargez la page.',
    en: 'A later version of Voie Libre is open in another tab. Nothing was saved: reload the page.',
    de: 'Eine neuere Version von Voie Libre ist in einem anderen Tab geöffnet. Es wurde nichts gespeichert: Laden Sie die Seite neu.',
    pt: 'Há uma versão mais recente do Voie Libre aberta noutro separador. Nada foi guardado: recarregue a página.',
  },
  internal: {
    fr: 'Une erreur s’est produite. Rien n’a été enregistré.',
    en: 'Something went wrong. Nothing was saved.',
    de: 'Ein Fehler ist aufgetreten. Es wurde nichts gespeichert.',
    pt: 'Ocorreu um erro. Nada foi guardado.',
  },
} as const satisfies Record<string, Sentences>

export type MessageCode = keyof typeof MESSAGES

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text)

/** The first language of an Accept-Language header that the product supports. */
export function preferredLanguage(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase()
    if (isLanguage(language)) return language
  }
  return 'fr'
}

/** A sum in the words of a language: `50,000 DT`. */
function amountIn(language: Language, millimes: number, isEuro: boolean): string {
  const digits = isEuro ? 2 : 3
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${format.format(millimes / 1000)}\u00a0${isEuro ? '€' : 'DT'}`
}

/** The sentence of a refusal, with what its details name in the places for it: `{plafond}`, `{recu}`. */
export function sentenceOf(code: MessageCode, language: Language, details: unknown): string {
  const facts = new Map<string, unknown>(typeof details === 'object' && details !== null ? Object.entries(details) : [])
  return MESSAGES[code][language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = facts.get(name)
    return typeof value === 'number' ? amountIn(language, value, facts.get('pays') === 'FR') : String(value ?? '')
  })
}
