import type { EmailAttachment } from '@contract/demo/email'
import groupe from '../files/groupe.jpg?inline'
import { pdfOf } from '../files/pdf'
import plaquettes from '../files/plaquettes.jpg?inline'
import voiture from '../files/voiture.jpg?inline'
import { xlsxOf } from '../files/xlsx'
import { zipOf } from '../files/zip'
import { fileIcon } from './picture'

const bytesOf = (dataUrl: string) =>
  Uint8Array.from(atob(dataUrl.split(',')[1] ?? ''), (sign) => sign.codePointAt(0) ?? 0)

/** Attachments of the sample messages: small files of the type that their name indicates. */
const FILES: Record<string, () => Uint8Array> = {
  'devis-retroviseurs.pdf': () =>
    pdfOf('Devis n° 214', [
      'Pièces du Sahel, pour l’agence du Lac',
      '',
      'Rétroviseur de moniteur, à ventouse : 6 × 22,500 DT',
      'Rétroviseur extérieur chauffant, gauche : 2 × 118,000 DT',
      'Total hors taxes : 371,000 DT',
      '',
      'Valable trente jours.',
    ]),
  'convocation.pdf': () =>
    pdfOf('Convocation à l’examen pratique', [
      'Mardi, 8 h 30, place de la Gare',
      '',
      'Présentez-vous un quart d’heure avant l’heure, avec :',
      '– votre pièce d’identité ;',
      '– cette convocation ;',
      '– vos lunettes, si votre dossier les demande.',
      '',
      'Auto-école du Lac (exemple)',
    ]),
  'livret-d-accueil.pdf': () =>
    pdfOf('Bienvenue à l’agence du Lac', [
      'Les horaires : du lundi au samedi, de 8 h à 19 h.',
      'Les clés des voitures sont au tableau, près de l’accueil.',
      'Le code de la salle est changé le premier de chaque mois.',
      'Une panne, un retard ? Prévenez l’accueil, qui prévient les candidats.',
      '',
      'Le café est au fond du couloir, à gauche.',
    ]),
  'rapport-controle.pdf': () =>
    pdfOf('Rapport de contrôle technique', [
      'Clio bleue, 61 204 km',
      '',
      'Freinage : conforme. Plaquettes avant à remplacer sous 3 000 km.',
      'Éclairage : conforme.',
      'Pneus : conformes, 4 mm à l’avant, 5 mm à l’arrière.',
      'Émissions : conformes.',
      '',
      'Résultat : favorable.',
    ]),
  'photo-plaquettes.jpg': () => bytesOf(plaquettes),
  'remise-des-permis.zip': () =>
    zipOf([
      { name: 'groupe devant la vitrine.jpg', bytes: bytesOf(groupe) },
      { name: 'première sortie.jpg', bytes: bytesOf(voiture) },
    ]),
  'avis-d-echeance.pdf': () =>
    pdfOf('Avis d’échéance', [
      'Contrat flotte n° 40 118 : sept véhicules, doubles commandes comprises',
      '',
      'Échéance : le 30 du mois',
      'Prime annuelle : 6 480,000 DT, franchise inchangée',
      '',
      'Sans nouvelles de votre part, le contrat est reconduit aux mêmes conditions.',
      'Assur’Route (exemple)',
    ]),
  'proposition.pdf': () =>
    pdfOf('Proposition pour votre site internet', [
      'Un site clair : les formules, l’équipe, un formulaire de contact.',
      'Trois semaines de travail, deux réunions, une formation d’une heure.',
      '',
      'Création : 2 400,000 DT',
      'Entretien et hébergement : 35,000 DT par mois',
      '',
      'Nous restons à votre disposition.',
    ]),
  'resultats.xlsx': () =>
    xlsxOf('Code', [
      ['Candidat', 'Points sur 30', 'Résultat'],
      ...[
        ['A. Bouzid', 27],
        ['Y. Barbier', 29],
        ['C. Oueslati', 21],
        ['H. Tissot', 26],
        ['S. Morel', 28],
        ['N. Delorme', 25],
        ['R. Sassi', 30],
        ['M. Renaud', 24],
        ['I. Romdhane', 26],
        ['K. Bertin', 19],
        ['L. Chebbi', 27],
      ].map(([name = '', points = 0]) => [name, points, Number(points) >= 24 ? 'Reçu' : 'Ajourné']),
    ]),
}

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
}

const kindOf = (fileName: string) => fileName.split('.').at(-1) ?? ''

const size = new Intl.NumberFormat('fr', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })

/** A sample file with its content and its real size. */
export function enclosed(fileName: string): EmailAttachment {
  const bytes = FILES[fileName]?.() ?? new Uint8Array()
  const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return {
    fileName,
    thumbnail: fileIcon(kindOf(fileName)),
    url: `data:${TYPES[kindOf(fileName)] ?? 'application/octet-stream'};base64,${content}`,
    size: size.format(bytes.length / 1000),
  }
}
