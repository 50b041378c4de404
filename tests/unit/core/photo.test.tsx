import { Form } from '@core/form/Form'
import { PhotoField } from '@core/form/fields/PhotoField'
import { fitWithin, scaleImage } from '@core/form/scaleImage'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderCore, startInFrench } from './renderCore'

afterEach(() => vi.unstubAllGlobals())

const PIXEL = 'data:image/jpeg;base64,AAAA'

/** jsdom draws nothing. This canvas answers like a browser without WebP. */
function stubDrawing(width: number, height: number) {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => {} }))
  const context = { fillRect: () => {}, drawImage: vi.fn() }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation((type) =>
    type === 'image/jpeg' ? PIXEL : 'data:image/png;base64,AAAA',
  )
  return context
}

describe('scaling of a picture', () => {
  it.each([
    [1024, 512, 256, 128],
    [512, 1024, 128, 256],
    [100, 80, 100, 80],
    [4000, 1, 256, 1],
  ])('fits %d × %d into %d × %d', (width, height, toWidth, toHeight) => {
    expect(fitWithin(width, height, 256)).toEqual({ width: toWidth, height: toHeight })
  })

  it('draws it small and writes JPEG where WebP is missing', async () => {
    const context = stubDrawing(1024, 512)
    expect(await scaleImage(new Blob())).toBe(PIXEL)
    expect(context.drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 256, 128)
  })
})

function Sample() {
  const form = useForm({ defaultValues: { photo: null } })
  return (
    <Form form={form} onSubmit={() => {}}>
      <PhotoField name="photo" label="Photo" person="Sami Ben Ali" />
    </Form>
  )
}

describe('PhotoField', () => {
  startInFrench()
  const choose = (container: HTMLElement) => {
    const input = container.querySelector('input[type="file"]')
    if (input) fireEvent.change(input, { target: { files: [new File(['x'], 'x.png', { type: 'image/png' })] } })
  }

  it('shows the picture and removes it', async () => {
    stubDrawing(10, 10)
    const { user, container } = renderCore(<Sample />)
    choose(container)
    await user.click(await screen.findByRole('button', { name: 'Retirer la photo' }))
    expect(screen.getByRole('button', { name: 'Choisir une photo' })).toBeVisible()
  })

  it('refuses a file that is no picture', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')))
    const { container } = renderCore(<Sample />)
    choose(container)
    await waitFor(() => expect(screen.getByText(/Image illisible/)).toBeVisible())
  })
})
