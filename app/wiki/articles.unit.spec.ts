import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import { LISTING_KINDS, FEATURES } from '#app/search/search_options'
import { PROPERTY_TYPES } from '#app/properties/listing_options'
import { sensibleQuery } from '#app/search/sensible_query'
import { ROOM_TYPES } from '#app/redesign/looks/room_types'
import { THEMES } from '#app/redesign/looks/themes'
import { SECTIONS } from '#app/wiki/wiki_sections'
import { findArticle, listArticles } from '#app/wiki/find_articles'
import { parseArticle } from '#app/wiki/article'

const MIN_WORDS = 300
const MIN_PER_SECTION = 5
const MIN_ARTICLES = 42
/** Shorter ones may repeat: a label, a question. */
const MIN_SENTENCE_CHARACTERS = 30
const MIN_SOURCES = 1
/** A year, a percentage or a sum of money. */
const FIGURE = /\b1\d{3}\b(?!,\d)|\b20\d\d\b(?!,\d)|\bpercent\b|\bdollars\b|[%$€£]/i
/** Paragraphs with figures that need no source: how each begins, and why. */
const OWN_FIGURES: Record<string, string> = {
  '2,700 K, CRI at least 90': 'the words of an order, not a fact',
  'With level payments, early': 'an example, calculated',
  'A still basin doubles': 'a gardener’s rule of thumb',
  'Land often holds the value': 'a law’s year, which no source of the article dates',
  'Different areas. The divisor': 'arithmetic',
}

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
/** Paragraphs, points and cells, as HTML. */
const blocksOf = (html: string) =>
  [...html.matchAll(/<(p|li|td)>(.*?)<\/\1>/gs)].map(([, , block]) => block)
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '').trim()

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
      assert.isAtLeast(article.sources.length, MIN_SOURCES)
      assert.notMatch(article.html, /<h1|&lt;|\*\*|TODO|\[\^/)
      const { name, alt } = article.picture
      assert.isTrue(existsSync(`resources/demo/photographs/${name}.jpg`), name)
      for (const width of [640, 1280]) {
        const copy = `app/wiki/ui/photographs/${name.replace('/', '-')}-${width}.avif`
        assert.isTrue(existsSync(copy), copy)
      }
      assert.isAtLeast(alt.length, 20)
    })

  test('{slug} is followed by three others with three pictures')
    .with([...articles])
    .run(async ({ assert }, { slug }) => {
      const { related } = (await findArticle(slug))!
      assert.lengthOf(new Set(related.map((other) => other.slug)), 3)
      assert.lengthOf(new Set(related.map(({ picture }) => picture.name)), 3)
      assert.notInclude(
        related.map((other) => other.slug),
        slug
      )
    })

  test('{slug} leads only to what exists')
    .with([...articles])
    .run(async ({ assert }, { slug, related, html, sources, designs, homes }) => {
      assert.lengthOf(related, 3)
      for (const other of related) assert.isTrue(paths.has(`/wiki/luxury/${other}`), other)
      assert.notInclude(related, slug)

      const links = linksOf(html).filter((href) => href.startsWith('/'))
      assert.isAtLeast(links.length, 1)
      for (const href of links) assert.isTrue(paths.has(href), href)
      for (const source of sources) {
        for (const href of linksOf(source.html)) assert.match(href, /^https:\/\//)
      }

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

  test('{slug} cites each of its sources, in their order')
    .with([...articles])
    .run(async ({ assert }, { html, sources, chapters }) => {
      const references = [...html.matchAll(/<a id="([^"]+)" href="#source-(\d+)"/g)]
      assert.sameMembers(
        references.map(([, id]) => id),
        sources.flatMap(({ citations }) => citations)
      )
      const firstCited = [...new Set(references.map(([, , number]) => Number(number)))]
      assert.deepEqual(
        firstCited,
        sources.map((_, at) => at + 1)
      )
      for (const { title } of chapters) assert.notInclude(title, '[^')
      for (const inner of html.matchAll(/<a href[^>]*>(.*?)<\/a>/gs))
        assert.notInclude(inner[1], '<sup>')
    })

  test('{slug} says where its years, percentages and sums are from')
    .with([...articles])
    .run(async ({ assert }, { html }) => {
      const bare = blocksOf(html)
        .filter((block) => FIGURE.test(wordsOf(block)) && !block.includes('href="#source-'))
        .map(wordsOf)
        .filter((words) => !Object.keys(OWN_FIGURES).some((start) => words.startsWith(start)))
      assert.deepEqual(bare, [])
    })

  test('leave out sources only in paragraphs listed here', ({ assert }) => {
    const words = articles.flatMap(({ html }) => blocksOf(html)).map(wordsOf)
    for (const start of Object.keys(OWN_FIGURES)) {
      assert.lengthOf(
        words.filter((each) => each.startsWith(start)),
        1,
        start
      )
    }
  })

  test('say nothing twice', ({ assert }) => {
    const said = new Map<string, string>()
    const repeated: string[] = []
    for (const { slug, html } of articles) {
      const text = html.replace(/<figure>.*?<\/figure>/gs, ' ').replace(/<em>This .*?<\/em>/g, ' ')
      const plain = text
        .replace(/<sup>.*?<\/sup>/g, ' ')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
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
        'One [two](/three).[^1]\n\n## Four\n\n```drawing plan\n<A> plan\nIts caption\n```\n\nAgain.[^1]\n\n## Sources\n\n[^1]: *Book* & “[more](https://a.example)”'
      ),
      drawings
    )
    assert.equal(article.words, 4)
    assert.deepEqual(article.chapters, [{ id: 'four', title: 'Four' }])
    assert.include(
      article.html,
      '<figure><div role="img" aria-label="&lt;A> plan"><svg></svg></div>'
    )
    assert.include(article.html, '<figcaption>Its caption</figcaption>')
    for (const id of ['cited-1-1', 'cited-1-2']) {
      assert.include(
        article.html,
        `<sup><a id="${id}" href="#source-1" aria-label="Source 1: Book &amp; “more”">[1]</a></sup>`
      )
    }
    assert.deepEqual(article.sources, [
      {
        html: '<em>Book</em> &amp; “<a href="https://a.example">more</a>”',
        citations: ['cited-1-1', 'cited-1-2'],
      },
    ])
    assert.deepEqual(article.related, ['x', 'y'])
    assert.deepEqual(article.designs, { label: 'D', href: '/designs?room=kitchen' })
    assert.deepEqual(article.homes, { label: 'H', href: '/search' })
  })

  test('is refused if something is missing', ({ assert }) => {
    const parse = (text: string) => () => parseArticle('a', text, drawings)
    assert.throws(parse(file('A', 'attics')), 'The article a has an unknown section')
    assert.throws(parse(file('A').replace('alt: C\n', '')), 'The article a has no alt')
    assert.throws(parse(file('A.[^1]')), 'The article a has no source 1')
    assert.throws(parse(file('A.[^0]\n\n## Sources\n\n[^1]: B')), 'The article a has no source 0')
    assert.throws(
      parse(file('A.[^1]\n\n## Sources\n\n[^2]: B')),
      'The article a needs its source 1 instead of “[^2]: B”'
    )
    assert.throws(
      parse(file('A\n\n## Sources\n\n- B')),
      'The article a needs its source 1 instead of “- B”'
    )
    assert.throws(parse(file('```drawing nothing\nA\n```')), 'There is no drawing nothing')
  })
})
