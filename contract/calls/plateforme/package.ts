import { idParam } from '../../list'
import {
  abonnement,
  packageEcole,
  packageExport,
  packageExportQuery,
  packageInput,
  packageListQuery,
  packagePage,
} from '../../plateforme/package'
import { call } from '../call'

export const listPackages = call({
  id: 'listPackages',
  method: 'get',
  path: 'api/package',
  summary: 'Packages of the schools, or a school’s own: active, to come, expired',
  can: ['read', 'Package'],
  query: packageListQuery,
  answer: packagePage,
})

export const exportPackages = call({
  id: 'exportPackages',
  method: 'get',
  path: 'api/package/export',
  summary: 'The whole filtered list of packages, slice by slice',
  can: ['read', 'Package'],
  query: packageExportQuery,
  answer: packageExport,
})

export const readAbonnement = call({
  id: 'readAbonnement',
  method: 'get',
  path: 'api/package/abonnement',
  summary: 'What runs for the caller’s school, how much of it is used, and what comes next',
  can: ['read', 'Package'],
  answer: abonnement,
})

export const readPackage = call({
  id: 'readPackage',
  method: 'get',
  path: 'api/package/{id}',
  summary: 'One package',
  can: ['read', 'Package'],
  params: idParam,
  answer: packageEcole,
})

export const givePackage = call({
  id: 'givePackage',
  method: 'post',
  path: 'api/package',
  summary: 'Give a school a package by hand; its pending request for that pack is accepted',
  can: ['manage', 'Package'],
  body: packageInput,
  answer: packageEcole,
  status: 201,
})

export const withdrawPackage = call({
  id: 'withdrawPackage',
  method: 'delete',
  path: 'api/package/{id}',
  summary: 'Withdraw a package that has not begun; 409 once it has',
  can: ['manage', 'Package'],
  params: idParam,
})
