{
  "title": "__title_pt__",
  "add": "Adicionar uma ficha",
  "search": "Nome",
  "newTitle": "Nova ficha",
  "editTitle": "Ficha",
  "createdAt": "Adicionada",
  "archives": {
    "label": "Fichas",
    "active": "Ativas",
    "archived": "Arquivadas"
  },
  "edit": "Editar",
  "archive": "Arquivar",
  "unarchive": "Desarquivar",
  "actionsOf": "Ações: {{nom}}",
  "archived": "Ficha arquivada: {{nom}}",
  "unarchived": "Ficha desarquivada: {{nom}}",
  "archivedBanner": "Esta ficha está arquivada.",
  "created": "Ficha adicionada: {{nom}}",
  "saved": "Ficha guardada: {{nom}}",
  "empty": {
    "title": "Ainda não há fichas",
    "text": "As fichas da sua escola de condução aparecerão aqui."
  },
  "unknown": {
    "title": "Ficha não encontrada",
    "text": "Esta ficha não existe na sua escola de condução."
  },
  "form": {
    "label": "Ficha",
    "part": "Informações"
  }
}
