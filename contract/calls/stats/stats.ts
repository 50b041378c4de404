import { idParam } from '../../list'
import { avis, avisInput } from '../../stats/avis'
import { candidatHistory, candidatStats } from '../../stats/candidat'
import { coutQuery, coutStats } from '../../stats/cout'
import { earningStats, ecoleStats, examinatorStats, examStats, growthStats } from '../../stats/ecole'
import { earningInput, statsInput } from '../../stats/periode'
import { userStatestique } from '../../stats/utilisation'
import { call } from '../call'

export const readEcoleStats = call({
  id: 'readEcoleStats',
  method: 'post',
  path: 'api/autoecole/statistiques',
  summary: 'The figures of one’s own school for a period, each with the period before',
  can: ['read', 'Statistiques'],
  reads: true,
  // A read-only school sees its figures.
  whileReadOnly: true,
  body: statsInput,
  answer: ecoleStats,
  failure: 'quiet',
})

export const readExamStats = call({
  id: 'readExamStats',
  method: 'post',
  path: 'api/autoecole/statistiques/exam',
  summary: 'Exams by kind and result, by day, week or month',
  can: ['read', 'Examen'],
  reads: true,
  whileReadOnly: true,
  body: statsInput,
  answer: examStats,
  failure: 'quiet',
})

export const readEarningStats = call({
  id: 'readEarningStats',
  method: 'post',
  path: 'api/autoecole/statistiques/earning',
  summary: 'What came in and went out, by day, week or month; 403 for a cash desk that counts blind',
  can: ['read', 'Transaction'],
  reads: true,
  whileReadOnly: true,
  body: earningInput,
  answer: earningStats,
  failure: 'quiet',
})

export const readCoutStats = call({
  id: 'readCoutStats',
  method: 'get',
  path: 'api/autoecole/statistiques/cout',
  summary:
    'What an hour costs and is sold for: pay, vehicles, other expenses, prices and packages; 403 for a desk that may not know rates',
  can: ['read', 'Transaction'],
  whileReadOnly: true,
  query: coutQuery,
  answer: coutStats,
  failure: 'quiet',
})

export const readGrowthStats = call({
  id: 'readGrowthStats',
  method: 'post',
  path: 'api/autoecole/statistiques/growth',
  summary: 'Candidates who enrolled, who were archived and who are in training, by day, week or month',
  can: ['read', 'Statistiques'],
  reads: true,
  whileReadOnly: true,
  body: statsInput,
  answer: growthStats,
  failure: 'quiet',
})

export const readExaminatorStats = call({
  id: 'readExaminatorStats',
  method: 'post',
  path: 'api/autoecole/statistiques/examinators',
  summary: 'Pass rates by examiner, with the number of results that each rests on',
  can: ['read', 'Examen'],
  reads: true,
  whileReadOnly: true,
  body: statsInput,
  answer: examinatorStats,
  // The customer's words; the chart shows the same ones in its place.
  failure: { message: 'Error fetching examinator chart data' },
})

export const readCandidatStats = call({
  id: 'readCandidatStats',
  method: 'get',
  path: 'api/autoecole/statistiques/candidate/{id}',
  summary: 'A candidate’s figures of today: hours, exams, account, code course, readiness with its reasons',
  can: ['read', 'Candidat'],
  params: idParam,
  answer: candidatStats,
  failure: 'quiet',
})

export const readCandidatHistory = call({
  id: 'readCandidatHistory',
  method: 'get',
  path: 'api/autoecole/statistiques/by-candidate/{id}',
  summary: 'A candidate’s course over time, month by month',
  can: ['read', 'Candidat'],
  params: idParam,
  answer: candidatHistory,
  failure: 'quiet',
})

export const readUserStatestique = call({
  id: 'readUserStatestique',
  method: 'get',
  path: 'api/autoecole/getUserStatestique',
  summary: 'The figures of the platform for its manager; the user figures of a school for its desk',
  can: ['read', 'Dashboard'],
  answer: userStatestique,
  failure: 'quiet',
})

export const giveAvis = call({
  id: 'giveAvis',
  method: 'put',
  path: 'api/candidat/{id}/avis',
  summary: 'Say that a candidate is ready for the next exam, or not yet; 409 when it is no longer the next one',
  can: ['update', 'Avis'],
  params: idParam,
  body: avisInput,
  answer: avis,
})

export const withdrawAvis = call({
  id: 'withdrawAvis',
  method: 'delete',
  path: 'api/candidat/{id}/avis',
  summary: 'Withdraw what was said of a candidate’s readiness',
  can: ['update', 'Avis'],
  params: idParam,
})
