import { CartMenu } from '../shop/CartMenu'
import { BookmarkBar } from './BookmarkBar'

/** What the demo adds to the bar at the top: bookmarks, and the cart of its shop. */
export function DemoNavbar({ opens }: { opens: (address: string) => boolean }) {
  return (
    <>
      <BookmarkBar opens={opens} />
      <CartMenu />
    </>
  )
}
