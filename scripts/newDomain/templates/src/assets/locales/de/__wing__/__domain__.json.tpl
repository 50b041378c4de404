{
  "title": "__title_de__",
  "add": "Eintrag hinzufügen",
  "search": "Name",
  "newTitle": "Neuer Eintrag",
  "editTitle": "Eintrag",
  "createdAt": "Hinzugefügt",
  "archives": {
    "label": "Einträge",
    "active": "Aktiv",
    "archived": "Archiviert"
  },
  "edit": "Bearbeiten",
  "archive": "Archivieren",
  "unarchive": "Wiederherstellen",
  "actionsOf": "Aktionen: {{nom}}",
  "archived": "Eintrag archiviert: {{nom}}",
  "unarchived": "Eintrag wiederhergestellt: {{nom}}",
  "archivedBanner": "Dieser Eintrag ist archiviert.",
  "created": "Eintrag hinzugefügt: {{nom}}",
  "saved": "Eintrag gespeichert: {{nom}}",
  "empty": {
    "title": "Noch keine Einträge",
    "text": "Die Einträge Ihrer Fahrschule erscheinen hier."
  },
  "unknown": {
    "title": "Eintrag nicht gefunden",
    "text": "Diesen Eintrag gibt es in Ihrer Fahrschule nicht."
  },
  "form": {
    "label": "Eintrag",
    "part": "Angaben"
  }
}
