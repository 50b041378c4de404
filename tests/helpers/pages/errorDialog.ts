import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

/** Reads the text of the dialog « Erreur » and closes it: until then the rest of the page is unreachable. */
export async function readError(): Promise<string> {
  const dialog = await screen.findByRole('dialog', { name: 'Erreur' })
  const text = dialog.querySelector('.swal2-html-container')?.textContent ?? ''
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
  await waitFor(() => {
    if (screen.queryByRole('dialog', { name: 'Erreur' })) throw new Error('The dialog is still open')
  })
  return text
}
