import type { Sentences } from './language'

/** Refusals of a school’s records: papers and licences. */
export const ECOLE = {
  events_ahead: {
    fr: 'Des leçons ou des examens sont encore planifiés : annulez-les ou déplacez-les d’abord.',
    en: 'Lessons or exams are still planned: cancel or move them first.',
    de: 'Es sind noch Fahrstunden oder Prüfungen geplant: zuerst absagen oder verschieben.',
    pt: 'Ainda há aulas ou exames marcados: cancele-os ou mude-os primeiro.',
    ar: 'لا تزال هناك حصص أو امتحانات مبرمجة: يرجى إلغاؤها أو نقلها أولا.',
  },
  permi_in_use: {
    fr: 'Des candidats, des moniteurs ou des véhicules ont encore ce permis : changez d’abord le leur.',
    en: 'Candidates, instructors or vehicles still have this category: change theirs first.',
    de: 'Fahrschüler, Fahrlehrer oder Fahrzeuge haben noch diese Klasse: Ändern Sie zuerst deren Klasse.',
    pt: 'Ainda há candidatos, instrutores ou veículos desta categoria: mude primeiro a deles.',
    ar: 'لا يزال هناك مترشحون أو مدربون أو عربات بهذه الرخصة: يرجى تغييرها أولا.',
  },
  papier_type: {
    fr: 'Ce fichier n’est ni une image (JPEG, PNG, WebP) ni un PDF : il n’a pas été ajouté.',
    en: 'This file is neither a picture (JPEG, PNG, WebP) nor a PDF: it was not added.',
    de: 'Diese Datei ist weder ein Bild (JPEG, PNG, WebP) noch ein PDF: Sie wurde nicht hinzugefügt.',
    pt: 'Este ficheiro não é uma imagem (JPEG, PNG, WebP) nem um PDF: não foi adicionado.',
    ar: 'هذا الملف ليس صورة (JPEG أو PNG أو WebP) ولا PDF: لم تتم إضافته.',
  },
  papier_max: {
    fr: 'Cette pièce a déjà six fichiers, le maximum : retirez-en un avant d’en ajouter.',
    en: 'This document already has six files, the most it may have: remove one before you add another.',
    de: 'Dieses Dokument hat bereits sechs Dateien, mehr sind nicht möglich: Entfernen Sie erst eine.',
    pt: 'Este documento já tem seis ficheiros, o máximo: retire um antes de adicionar outro.',
    ar: 'لهذه الوثيقة ستة ملفات، وهو العدد الأقصى: يرجى إزالة أحدها قبل إضافة آخر.',
  },
  papier_gone: {
    fr: 'Ce fichier a été retiré ou remplacé entre-temps : voici le dossier tel qu’il est.',
    en: 'This file has been removed or replaced in the meantime: here is the paperwork as it is now.',
    de: 'Diese Datei wurde inzwischen entfernt oder ersetzt: Hier sehen Sie die aktuellen Unterlagen.',
    pt: 'Este ficheiro foi entretanto retirado ou substituído: eis o processo tal como está.',
    ar: 'أُزيل هذا الملف أو عُوض في الأثناء: هذا هو الملف كما هو الآن.',
  },
} as const satisfies Record<string, Sentences>
