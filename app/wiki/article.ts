import { foldText } from '#app/common/text/fold_text'
import { splitFrontMatter } from '#app/common/markdown/front_matter'
import {
  renderMarkdown,
  renderLine,
  type MarkdownChapter,
} from '#app/common/markdown/render_markdown'
import { SECTIONS, type SectionName } from '#app/wiki/wiki_sections'

interface LabeledLink {
  label: string
  href: string
}

interface Source {
  html: string
  /** ids of the links in the text that lead to it */
  citations: string[]
}

export interface Article {
  /** also its file's name */
  slug: string
  title: string
  section: SectionName
  excerpt: string
  /** name of a photo, such as `exteriors/villa`, and its description */
  picture: { name: string; alt: string }
  /** day of the last change, `YYYY-MM-DD` */
  updatedOn: string
  /** slugs of other articles */
  related: string[]
  designs: LabeledLink
  homes: LabeledLink
  html: string
  chapters: MarkdownChapter[]
  sources: Source[]
  /** without its sources */
  words: number
  /** folded, for the search */
  folded: { title: string; lead: string; text: string }
}

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

const INFO = /^drawing (?<name>[a-z-]+)$/

/**
 * The figure for a fenced block ` ```drawing name `, whose first line describes the drawing to those
 * who can't see it; the rest is its caption.
 */
function renderDrawing(
  info: string,
  content: string,
  drawings: ReadonlyMap<string, string>
): string {
  const svg = drawings.get(INFO.exec(info.trim())?.groups?.name ?? '')
  if (!svg) throw new Error(`There is no ${info}`)
  const [description, ...caption] = content.trim().split('\n')
  const label = escape(description)
  return `<figure><div role="img" aria-label="${label}">${svg}</div><figcaption>${escape(caption.join(' '))}</figcaption></figure>\n`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const DEFINITION = /^\[\^(?<number>\d+)\]: (?<text>.+)$/

/** Reads an article's sources, one a line: `[^1]: Author, *Title*`, numbered in their order. */
function parseSources(slug: string, text: string): Source[] {
  const lines = text.split('\n').filter((line) => line.trim())
  return lines.map((line, at) => {
    const { number, text: words } = DEFINITION.exec(line)?.groups ?? {}
    if (number !== String(at + 1)) {
      throw new Error(`The article ${slug} needs its source ${at + 1} instead of “${line}”`)
    }
    return { html: renderLine(words), citations: [] }
  })
}

/**
 * The link for `[^1]` to its source, which then knows the way back.
 * @throws Error if there is no source of that number
 */
function citeSource(slug: string, sources: readonly Source[], number: string): string {
  const source = sources.at(Number(number) - 1)
  if (!source || number === '0') throw new Error(`The article ${slug} has no source ${number}`)
  const id = `cited-${number}-${source.citations.length + 1}`
  source.citations.push(id)
  const name = source.html.replace(/<[^>]*>/g, '')
  return `<sup><a id="${id}" href="#source-${number}" aria-label="Source ${number}: ${name}">[${number}]</a></sup>`
}
