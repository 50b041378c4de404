/** The form's values. */
export interface ContactFormValues {
  nom: string
  email: string
  telephone: string
  sujet: string
  texte: string
}

export const EMPTY: ContactFormValues = { nom: '', email: '', telephone: '', sujet: '', texte: '' }
