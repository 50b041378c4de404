import { SideLinks } from '@src/views/demo/shared/SideLinks'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderCore, startInFrench } from '../../core/renderCore'

startInFrench()

it('SideLinks abbreviates a count of four digits, and shows none at zero', () => {
  const link = { to: '/apps/email/inbox', isCurrent: false, countLabel: 'non lus' }
  renderCore(
    <SideLinks
      title="Dossiers"
      links={[
        { ...link, id: 'inbox', label: 'Boîte de réception', count: 1503 },
        { ...link, id: 'spam', label: 'Indésirables', count: 0 },
      ]}
    />,
  )
  expect(screen.getByRole('link', { name: /^Boîte de réception ?1,5k ?non lus$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Indésirables' })).toBeVisible()
})
