// @vitest-environment node
import type { BlogCard, BlogDetail, BlogEdit, BlogSidebar } from '@contract/demo/blog'
import type {
  AccountSettings,
  Faq,
  KnowledgeArea,
  KnowledgeArticle,
  KnowledgeCategory,
  Pricing,
  Profile,
} from '@contract/demo/pages'
import { describe, expect, it } from 'vitest'
import { openDemo } from './demo'

it('answers the prices of the specification', async () => {
  const { get } = await openDemo()
  const { basicPlan, standardPlan, enterprisePlan } = await get<Pricing>('/pricing/data')
  const shown = [basicPlan, standardPlan, enterprisePlan].map(({ title, monthlyPrice, yearlyPlan, popular }) => [
    title,
    monthlyPrice,
    yearlyPlan.perMonth,
    yearlyPlan.totalAnnual,
    popular,
  ])
  expect(shown).toEqual([
    ['Basic', 0, 0, 0, false],
    ['Standard', 49, 40, 480, true],
    ['Enterprise', 99, 80, 960, false],
  ])
})

describe('demo FAQ', () => {
  it('is grouped by subject', async () => {
    const { get } = await openDemo()
    const faq = await get<Faq>('/faq/data')
    expect(Object.keys(faq)).toEqual(['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'])
    expect(Object.values(faq).map(({ qandA }) => qandA.length)).toEqual([7, 5, 7, 5, 4])
  })

  it('is searched in questions and answers in any case', async () => {
    const { get } = await openDemo()
    const faq = await get<Faq>('/faq/data', { q: 'ÉTRANGER' })
    expect(Object.entries(faq).map(([key, { qandA }]) => [key, qandA.length])).toEqual([['delivery', 1]])
    expect(Object.keys(await get<Faq>('/faq/data', { q: 'virement' }))).toEqual(['payment'])
    expect(await get<Faq>('/faq/data', { q: 'zzzz' })).toEqual({})
  })
})

describe('demo knowledge base', () => {
  it('has six areas and six categories', async () => {
    const { get } = await openDemo()
    expect(await get<KnowledgeArea[]>('/faq/data/knowledge_base')).toHaveLength(6)
    const categories = await get<KnowledgeCategory[]>('/faq/data/category')
    expect(categories.map(({ questions }) => questions.length)).toEqual([5, 4, 5, 6, 6, 4])
  })

  it('has an article for every question and a first one', async () => {
    const { get, status } = await openDemo()
    const categories = await get<KnowledgeCategory[]>('/faq/data/category')
    const questions = categories.flatMap((category) => category.questions)
    expect(new Set(questions.map(({ slug }) => slug)).size).toBe(questions.length)
    for (const { question, slug } of questions) {
      const article = await get<KnowledgeArticle>('/faq/data/question', { question: slug })
      expect(article.title).toBe(question)
      expect(article.relatedQuestions.map((one) => one.slug)).not.toContain(slug)
      expect(new Set(article.relatedQuestions.map(({ id }) => id)).size).toBe(6)
    }
    expect((await get<KnowledgeArticle>('/faq/data/question')).title).toBe(questions[0]?.question)
    expect(await status('get', '/faq/data/question', { question: 'no-such' })).toBe(404)
  })

  it('shows each area its own categories', async () => {
    const { get, status } = await openDemo()
    for (const { category } of await get<KnowledgeArea[]>('/faq/data/knowledge_base')) {
      const own = await get<KnowledgeCategory[]>('/faq/data/category', { category })
      expect([own.length > 1, own.length < 6]).toEqual([true, true])
    }
    expect(await status('get', '/faq/data/category', { category: 'no-such' })).toBe(404)
  })

  it('has a text of its own for every question', async () => {
    const { get } = await openDemo()
    const categories = await get<KnowledgeCategory[]>('/faq/data/category')
    const slugs = categories.flatMap(({ questions }) => questions.map(({ slug }) => slug))
    const texts = await Promise.all(slugs.map((question) => get<KnowledgeArticle>('/faq/data/question', { question })))
    expect(new Set(texts.map(({ content }) => content)).size).toBe(slugs.length)
    expect(texts.filter(({ content }) => !content.includes('<ol>'))).toEqual([])
  })
})

describe('demo blog', () => {
  it('lists nine articles with a page each', async () => {
    const { get } = await openDemo()
    const cards = await get<BlogCard[]>('/blog/list/data')
    expect(cards).toHaveLength(9)
    for (const { id, title, comment } of cards) {
      const { blog, comments } = await get<BlogDetail>('/blog/list/data/detail', { id })
      expect([blog.id, blog.title, comments.length]).toEqual([id, title, comment])
      const edited = await get<BlogEdit>('/blog/list/data/edit', { id })
      expect([edited.blogTitle, edited.status]).toEqual([title, 'Published'])
    }
  })

  it('keeps an answer to an answer with the comment that began it', async () => {
    const { get, status } = await openDemo()
    expect(await status('post', '/blog/list/comment', { id: 3, commentText: 'D’accord.', replyTo: 2 })).toBe(201)
    const { comments } = await get<BlogDetail>('/blog/list/data/detail', { id: 3 })
    expect(comments.at(-1)).toMatchObject({ id: 4, replyTo: 1 })
  })

  it('names the neighbours of an article, and first the others on its subjects', async () => {
    const { get } = await openDemo()
    const first = await get<BlogDetail>('/blog/list/data/detail', { id: 1 })
    expect([first.newer, first.older?.id, first.related.length]).toEqual([null, 2, 3])
    // The only other post about both advice and safety.
    expect(first.related[0]?.id).toBe(7)
  })

  it('opens the first article by default', async () => {
    const { get, status } = await openDemo()
    expect((await get<BlogDetail>('/blog/list/data/detail')).blog.id).toBe(1)
    expect((await get<BlogEdit>('/blog/list/data/edit')).id).toBe(1)
    expect(await status('get', '/blog/list/data/detail', { id: 99 })).toBe(404)
    expect(await status('get', '/blog/list/data/edit', { id: 'x' })).toBe(404)
  })

  it('has four recent articles and five categories in its sidebar', async () => {
    const { get } = await openDemo()
    const { recentPosts, categories } = await get<BlogSidebar>('/blog/list/data/sidebar')
    expect([recentPosts.length, categories.length]).toEqual([4, 5])
  })
})

it('describes one person in the profile and the settings', async () => {
  const { get } = await openDemo()
  const [profile, settings] = [await get<Profile>('/profile/data'), await get<AccountSettings>('/account-setting/data')]
  expect(profile.header.username).toBe(settings.general.fullName)
  expect(profile.userAbout.email).toBe(settings.general.email)
  expect([profile.post.length, profile.latestPhotos.length, profile.suggestions.length]).toEqual([6, 9, 6])
  expect(Object.keys(settings).sort()).toEqual(['general', 'info', 'notification', 'social'])
})

describe('demo cards', () => {
  const ANALYTICS =
    'support-tracker avg-sessions revenue-report goal-overview revenue product-orders sessions-device customers'
  const STATISTICS =
    'orders-bar-chart profit-line-chart subscribers revenue sales orders site-traffic active-users newsletter'

  it.each(ANALYTICS.split(' '))('answer the analytics of %s', async (name) => {
    const { get } = await openDemo()
    expect(Object.keys(await get<object>(`/card/card-analytics/${name}`)).length).toBeGreaterThan(1)
  })

  it.each(STATISTICS.split(' '))('answer the chart of %s', async (name) => {
    const { get } = await openDemo()
    const { series } = await get<{ series: { data: number[] }[] }>(`/card/card-statistics/${name}`)
    expect(series[0]?.data.length).toBeGreaterThan(4)
  })

  it('leave unknown names to the network', async () => {
    const { get, passed } = await openDemo()
    expect(await get('/card/card-analytics/weather')).toBe('from the network')
    expect(await get('/card/card-statistics/goal-overview')).toBe('from the network')
    expect(passed).toHaveLength(2)
  })
})

describe('changes of the demo pages', () => {
  it('are refused when a value is missing or names nothing', async () => {
    const { status } = await openDemo()
    expect(await status('post', '/blog/list/comment', { id: 1, commentText: ' ' })).toBe(422)
    expect(await status('post', '/blog/list/comment', { id: 1, commentText: 'a', replyTo: 99 })).toBe(404)
    expect(await status('post', '/blog/list/bookmark', { id: 99 })).toBe(404)
    expect(await status('post', '/profile/share-post', { id: 99 })).toBe(404)
    expect(await status('post', '/profile/like-comment', { id: 1, commentId: 9999 })).toBe(404)
    expect(await status('post', '/blog/list/update', { id: 1, status: 'Lost' })).toBe(422)
    expect(await status('post', '/profile/like-post', { id: 99 })).toBe(404)
    expect(await status('post', '/profile/toggle', { kind: 'page', name: 'nobody' })).toBe(404)
    expect(await status('post', '/profile/vote', {})).toBe(422)
    expect(await status('post', '/account-setting/update', { settings: { info: { bio: 1 } } })).toBe(422)
  })

  it('keep the parts of the settings that were not sent', async () => {
    const { get, status } = await openDemo()
    const { general, notification } = await get<AccountSettings>('/account-setting/data')
    expect(
      await status('post', '/account-setting/update', { settings: { general: { ...general, company: 'X' } } }),
    ).toBe(200)
    const after = await get<AccountSettings>('/account-setting/data')
    expect([after.general.company, after.notification]).toEqual(['X', notification])
  })
})
