import type { ContenuContrat } from '@contract/papiers/contrat'
import { apart, printedPhone } from '@contract/papiers/words'
import type { Paper, Picture } from '@core/pdf/paper/paper'

type Ecole = Pick<ContenuContrat['ecole'], 'nom' | 'adresse' | 'agrement' | 'telephone'> & {
  formeJuridique?: string | null
  matriculeFiscal?: string | null
}

/** The head of a school's papers: name, legal form, address, agreement and tax number, telephone, logo. */
export function letterheadOf(ecole: Ecole, isBoth: boolean, logo: Picture | undefined): Paper['letterhead'] {
  const { nom, adresse, agrement, telephone, formeJuridique, matriculeFiscal } = ecole
  const phone = printedPhone(telephone)
  const line = (fr: string, ar: string) => (isBoth ? { fr, ar } : { fr })
  return {
    name: nom,
    lines: [
      ...(formeJuridique ? [{ fr: formeJuridique }] : []),
      adresse,
      line(`Agrément n°\u00a0${agrement}`, `عدد الترخيص: ${apart(agrement)}`),
      ...(matriculeFiscal
        ? [
            isBoth
              ? { fr: `Matricule fiscal\u00a0: ${matriculeFiscal}`, ar: `المعرف الجبائي: ${apart(matriculeFiscal)}` }
              : { fr: `SIRET\u00a0: ${matriculeFiscal}` },
          ]
        : []),
      line(`Tél.\u00a0: ${phone}`, `الهاتف: ${apart(phone)}`),
    ],
    ...(logo && { logo }),
  }
}
