import MarkdownIt from 'markdown-it'

export interface MarkdownChapter {
  id: string
  title: string
}

export interface RenderedMarkdown {
  html: string
  chapters: MarkdownChapter[]
}

/** HTML is escaped and links are checked (`MarkdownIt.validateLink`), so the output is safe. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true })

/** Wide tables scroll in their own box, reachable by keyboard. */
markdown.renderer.rules.table_open = () =>
  '<div class="wide-table" tabindex="0" role="group" aria-label="Table"><table>'
markdown.renderer.rules.table_close = () => '</table></div>'

const REFERENCE = /\[\^(\d+)\]/y

/** A footnote's number in the text, such as `[^1]`. */
markdown.inline.ruler.before('link', 'reference', (state, silent) => {
  REFERENCE.lastIndex = state.pos
  const found = REFERENCE.exec(state.src)
  if (!found) return false
  if (!silent) state.push('reference', '', 0).content = found[1]
  state.pos = REFERENCE.lastIndex
  return true
})

markdown.renderer.rules.reference = (tokens, index) => `[^${tokens[index].content}]`

/** What a text has beyond Markdown, each as safe HTML. */
interface Renderers {
  /** a fenced block, from the words behind its fence and its text */
  renderFence?: (info: string, content: string) => string
  /** a reference such as `[^1]`, from its number; without this it stays as written */
  renderReference?: (number: string) => string
}

export function renderMarkdown(
  text: string,
  { renderFence, renderReference }: Renderers = {}
): RenderedMarkdown {
  const tokens = markdown.parse(text, {})
  const chapters: MarkdownChapter[] = []
  const taken = new Set<string>()

  tokens.forEach((token, index) => {
    if (token.type === 'fence' && renderFence) {
      token.type = 'html_block'
      token.content = renderFence(token.info, token.content)
    }
    for (const child of token.children ?? []) {
      if (child.type !== 'reference' || !renderReference) continue
      child.type = 'html_inline'
      child.content = renderReference(child.content)
    }
    if (token.type !== 'heading_open') return
    const title = tokens[index + 1].content
    const id = uniqueId(title, taken)
    token.attrSet('id', id)
    if (token.tag === 'h2') chapters.push({ id, title })
  })
  return { html: markdown.renderer.render(tokens, markdown.options, {}), chapters }
}

/** One line, without a paragraph around it. */
export function renderLine(text: string): string {
  return markdown.renderInline(text)
}

function uniqueId(title: string, taken: Set<string>): string {
  const base =
    title
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'chapter'
  let id = base
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`
  taken.add(id)
  return id
}
