import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import { LISTING_KINDS, FEATURES } from '#app/search/contract/search_options'
import { PROPERTY_TYPES } from '#app/properties/contract/listing_options'
import { sensibleQuery } from '#app/search/validators/sensible_query'
import { ROOM_TYPES } from '#app/redesign/looks/room_types'
import { THEMES } from '#app/redesign/looks/themes'
import { SECTIONS } from '#app/wiki/contract/sections'
import { listArticles } from '#app/wiki/queries/list_articles'
import { parseArticle } from '#app/wiki/articles/parse_article'

const MIN_WORDS = 300
const MIN_PER_SECTION = 5
const MIN_ARTICLES = 42
/** Shorter ones may repeat: a label, a question. */
const MIN_SENTENCE_CHARACTERS = 30
const MIN_SOURCES = 1

const articles = await listArticles()
const paths = new Set([
  '/wiki/luxury',
  '/contact',
  '/redesign-your-interior',
  '/designer',
  '/search',
  '/designs',

  ...articles.map(({ slug }) => `/wiki/luxury/${slug}`),
])
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

test.group('The articles of the wiki', () => {
  test('are many, in every section', ({ assert }) => {
    assert.isAtLeast(articles.length, MIN_ARTICLES)
    for (const { name } of SECTIONS) {
      const own = articles.filter(({ section }) => section === name)
      assert.isAtLeast(own.length, MIN_PER_SECTION, name)
    }
    const titles = new Set(articles.map(({ title }) => title))
    assert.equal(titles.size, articles.length)
  })

  test('{slug} is whole')
    .with([...articles])
    .run(async ({ assert }, article) => {
      assert.match(article.slug, /^[a-z0-9]+(-[a-z0-9]+)*$/)
      assert.isAtLeast(article.words, MIN_WORDS)
      assert.isAtLeast(article.chapters.length, 3)
      assert.match(article.updatedOn, /^\d{4}-\d\d-\d\d$/)
      assert.isAtMost(article.excerpt.length, 200)
      assert.isAtLeast(article.sourcesHtml.match(/<li>/g)?.length ?? 0, MIN_SOURCES)
      assert.notMatch(article.html, /<h1|&lt;|\*\*|TODO/)
      const { name, alt } = article.picture
      assert.isTrue(existsSync(`resources/demo/photographs/${name}.jpg`), name)
      for (const width of [640, 1280]) {
        const copy = `app/wiki/ui/photographs/${name.replace('/', '-')}-${width}.avif`
        assert.isTrue(existsSync(copy), copy)
      }
      assert.isAtLeast(alt.length, 20)
    })

  test('{slug} leads only to what exists')
    .with([...articles])
    .run(async ({ assert }, { slug, related, html, sourcesHtml, designs, homes }) => {
      assert.lengthOf(related, 3)
      for (const other of related) assert.isTrue(paths.has(`/wiki/luxury/${other}`), other)
      assert.notInclude(related, slug)

      const links = linksOf(html).filter((href) => href.startsWith('/'))
      assert.isAtLeast(links.length, 1)
      for (const href of links) assert.isTrue(paths.has(href), href)
      for (const href of linksOf(sourcesHtml)) assert.match(href, /^https:\/\//)

      const { pathname, searchParams } = new URL(designs.href, 'https://vesta.example')
      assert.equal(pathname, '/designs')
      const { theme, room, ...unknown } = Object.fromEntries(searchParams)
      assert.deepEqual(unknown, {})
      if (theme)
        assert.isTrue(
          THEMES.some(({ id }) => id === theme),
          theme
        )
      if (room)
        assert.isTrue(
          ROOM_TYPES.some(({ id }) => id === room),
          room
        )

      const search = Object.fromEntries(new URL(homes.href, 'https://vesta.example').searchParams)
      assert.deepEqual({ ...(await sensibleQuery(search)) }, search)
      if (search.type) assert.property(PROPERTY_TYPES, search.type)
      if (search.features) assert.include(FEATURES as readonly string[], search.features)
      if (search.kind) assert.include(LISTING_KINDS as readonly string[], search.kind)
    })

  test('say nothing twice', ({ assert }) => {
    const said = new Map<string, string>()
    const repeated: string[] = []
    for (const { slug, html } of articles) {
      const text = html.replace(/<figure>.*?<\/figure>/gs, ' ').replace(/<em>This .*?<\/em>/g, ' ')
      const plain = text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
      for (const sentence of plain.split(/(?<=[.!?:])\s/)) {
        if (sentence.length < MIN_SENTENCE_CHARACTERS) continue
        const first = said.get(sentence)
        if (first) repeated.push(`${first}, ${slug}: ${sentence}`)
        said.set(sentence, slug)
      }
    }
    assert.deepEqual(repeated, [])
  })
})

test.group('An article’s file', () => {
  const drawings = new Map([['plan', '<svg></svg>']])
  const file = (body: string, section = 'rooms') =>
    `---\ntitle: A\nsection: ${section}\nexcerpt: B\npicture: a/b\nalt: C\nupdated: 2026-01-02\nrelated: x, y\ndesigns: D | room=kitchen\nhomes: H\n---\n${body}`

  test('becomes text, chapters, drawings and sources', ({ assert }) => {
    const article = parseArticle(
      'a',
      file(
        'One [two](/three).\n\n## Four\n\n```drawing plan\n<A> plan\nIts caption\n```\n\n## Sources\n\n- Book'
      ),
      drawings
    )
    assert.equal(article.words, 3)
    assert.deepEqual(article.chapters, [{ id: 'four', title: 'Four' }])
    assert.include(
      article.html,
      '<figure><div role="img" aria-label="&lt;A> plan"><svg></svg></div>'
    )
    assert.include(article.html, '<figcaption>Its caption</figcaption>')
    assert.notInclude(article.html, 'Book')
    assert.include(article.sourcesHtml, '<li>Book</li>')
    assert.deepEqual(article.related, ['x', 'y'])
    assert.deepEqual(article.designs, { label: 'D', href: '/designs?room=kitchen' })
    assert.deepEqual(article.homes, { label: 'H', href: '/search' })
  })

  test('is refused if something is missing', ({ assert }) => {
    const parse = (text: string) => () => parseArticle('a', text, drawings)
    assert.throws(parse(file('A', 'attics')), 'The article a has an unknown section')
    assert.throws(parse(file('A').replace('alt: C\n', '')), 'The article a has no alt')
    assert.throws(parse(file('```drawing nothing\nA\n```')), 'There is no drawing nothing')
  })
})
