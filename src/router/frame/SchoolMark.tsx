import { BrandMark } from '@core/layouts/Brand'
import { useSchoolLogoQuery } from '@src/redux/autoecole/logo'

/** The size of the product's logo, so that nothing moves when the school's logo arrives. */
const SIZE = 28

/** The logo of the user's school beside the menu; the product's own while it loads and where there is none. */
export function SchoolMark() {
  const { data } = useSchoolLogoQuery()
  if (!data?.logo) return <BrandMark size={SIZE} />
  // No alternative text: the name of the product is beside it.
  return <img className="brand-logo" src={data.logo} alt="" width={SIZE} height={SIZE} />
}
