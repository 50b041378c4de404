import type { BlogEdit, BlogStatus, BlogUpdate } from '@contract/demo/blog'
import type { Faults } from '@core/form/faults'

export interface BlogValues {
  blogTitle: string
  categories: string[]
  slug: string
  status: BlogStatus | null
  excerpt: string
  featuredImage: string
}

export const startValues = ({ blogTitle, blogCategories, slug, status, excerpt, featuredImage }: BlogEdit) => ({
  blogTitle,
  slug,
  status,
  excerpt,
  featuredImage,
  categories: blogCategories.map(({ label }) => label),
})

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const slugFault = (slug: string) => (SLUG.test(slug.trim()) ? undefined : 'invalid')

/** The fault of each field of an article. */
export const blogFaults = ({ blogTitle, categories, slug, status, excerpt }: BlogValues): Faults => ({
  blogTitle: blogTitle.trim() ? undefined : 'required',
  categories: categories.length > 0 ? undefined : 'required',
  slug: slug.trim() ? slugFault(slug) : 'required',
  status: status ? undefined : 'required',
  excerpt: excerpt ? undefined : 'required',
})

/** The request of an article's form. */
export const blogOf = ({ categories, status, slug, ...values }: BlogValues, before: BlogEdit): BlogUpdate => ({
  ...values,
  id: before.id,
  slug: slug.trim(),
  status: status ?? before.status,
  blogCategories: categories.map((label) => ({ value: label.toLowerCase(), label })),
})
