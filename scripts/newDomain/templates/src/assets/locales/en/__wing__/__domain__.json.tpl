{
  "title": "__title_en__",
  "add": "Add a record",
  "search": "Name",
  "newTitle": "New record",
  "editTitle": "Record",
  "createdAt": "Added",
  "archives": {
    "label": "Records",
    "active": "Active",
    "archived": "Archived"
  },
  "edit": "Edit",
  "archive": "Archive",
  "unarchive": "Unarchive",
  "actionsOf": "Actions: {{nom}}",
  "archived": "Record archived: {{nom}}",
  "unarchived": "Record unarchived: {{nom}}",
  "archivedBanner": "This record is archived.",
  "created": "Record added: {{nom}}",
  "saved": "Record saved: {{nom}}",
  "empty": {
    "title": "No records yet",
    "text": "The records of your driving school will appear here."
  },
  "unknown": {
    "title": "Record not found",
    "text": "This record does not exist in your driving school."
  },
  "form": {
    "label": "Record",
    "part": "Information"
  }
}
