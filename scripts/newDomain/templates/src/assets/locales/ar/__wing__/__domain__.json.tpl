{
  "title": "__title_ar__",
  "add": "إضافة بطاقة",
  "search": "الاسم",
  "newTitle": "بطاقة جديدة",
  "editTitle": "البطاقة",
  "createdAt": "تاريخ الإضافة",
  "archives": {
    "label": "البطاقات",
    "active": "النشطة",
    "archived": "المؤرشفة"
  },
  "edit": "تعديل",
  "archive": "أرشفة",
  "unarchive": "إلغاء الأرشفة",
  "actionsOf": "الإجراءات: {{nom}}",
  "archived": "أُرشفت البطاقة: {{nom}}",
  "unarchived": "أُلغيت أرشفة البطاقة: {{nom}}",
  "archivedBanner": "هذه البطاقة مؤرشفة.",
  "created": "أُضيفت البطاقة: {{nom}}",
  "saved": "حُفظت البطاقة: {{nom}}",
  "empty": {
    "title": "لا بطاقات بعد",
    "text": "تظهر هنا بطاقات مدرستكم."
  },
  "unknown": {
    "title": "البطاقة غير موجودة",
    "text": "هذه البطاقة غير موجودة في مدرستكم."
  },
  "form": {
    "label": "البطاقة",
    "part": "البيانات"
  }
}
