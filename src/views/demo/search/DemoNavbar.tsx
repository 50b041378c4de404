import { CartMenu } from '../shop/CartMenu'
import { BookmarkBar } from './BookmarkBar'

/** The demo's additions to the navbar: bookmarks, and the shop's cart. */
export function DemoNavbar({ opens }: { opens: (address: string) => boolean }) {
  return (
    <>
      <BookmarkBar opens={opens} />
      <CartMenu />
    </>
  )
}
