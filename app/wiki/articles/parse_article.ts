import { foldText } from '#app/common/contract/fold_text'
import { splitFrontMatter } from '#app/common/markdown/front_matter'
import { renderMarkdown } from '#app/common/markdown/render_markdown'
import { SECTIONS } from '#app/wiki/contract/sections'
import type { Article, LabeledLink } from '#app/wiki/articles/article'
import { citeSource, parseSources } from '#app/wiki/articles/cited_sources'
import { renderDrawing } from '#app/wiki/articles/render_drawing'

const SOURCES = /^## Sources$/m
const FENCES = /^```.*?^```$/gms
const LINK_TARGETS = /\]\([^)]*\)/g
const CITATIONS = /\[\^\d+\]/g

/**
 * Reads an article's Markdown file. `[^1]` in the text cites the first of its sources, which are
 * listed as footnotes: `[^1]: Author, *Title*`.
 * @param drawings SVG by name
 * @throws Error naming what is missing
 */
export function parseArticle(
  slug: string,
  file: string,
  drawings: ReadonlyMap<string, string>
): Article {
  const { fields, text } = splitFrontMatter(file)
  const field = (name: string) => {
    if (!fields[name]) throw new Error(`The article ${slug} has no ${name}`)
    return fields[name]
  }
  const section = SECTIONS.find(({ name }) => name === field('section'))
  if (!section) throw new Error(`The article ${slug} has an unknown section`)

  const [body, listed = ''] = text.split(SOURCES)
  const sources = parseSources(slug, listed)
  const words =
    body
      .replace(FENCES, '')
      .replace(LINK_TARGETS, ']')
      .replace(CITATIONS, '')
      .match(/[\p{L}\p{N}’'-]+/gu) ?? []
  return {
    slug,
    title: field('title'),
    section: section.name,
    excerpt: field('excerpt'),
    picture: { name: field('picture'), alt: field('alt') },
    updatedOn: field('updated'),
    related: field('related').split(/,\s*/),
    designs: linkOf('/designs', field('designs')),
    homes: linkOf('/search', field('homes')),
    ...renderMarkdown(body, {
      renderFence: (info, content) => renderDrawing(info, content, drawings),
      renderReference: (number) => citeSource(slug, sources, number),
    }),
    sources,
    words: words.length,
    folded: {
      title: foldText(field('title')),
      lead: foldText(`${field('excerpt')} ${section.title}`),
      text: foldText(words.join(' ')),
    },
  }
}

/** `Villas with a pool | type=villa&features=Pool` */
function linkOf(path: string, value: string): LabeledLink {
  const [label, query] = value.split(' | ')
  return { label, href: query ? `${path}?${query}` : path }
}
