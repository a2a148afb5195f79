import MarkdownIt from 'markdown-it'

export interface Chapter {
  id: string
  title: string
}

export interface RenderedMarkdown {
  html: string
  chapters: Chapter[]
}

/** HTML is escaped and links are checked (`MarkdownIt.validateLink`), so the output is safe. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true })

/** Wide tables scroll in their own box, reachable by keyboard. */
markdown.renderer.rules.table_open = () =>
  '<div class="wide-table" tabindex="0" role="group" aria-label="Table"><table>'
markdown.renderer.rules.table_close = () => '</table></div>'

/** @param renderFence safe HTML for a fenced block, from the words behind its fence and its text */
export function renderMarkdown(
  text: string,
  renderFence?: (info: string, content: string) => string
): RenderedMarkdown {
  const tokens = markdown.parse(text, {})
  const chapters: Chapter[] = []
  const taken = new Set<string>()

  tokens.forEach((token, index) => {
    if (token.type === 'fence' && renderFence) {
      token.type = 'html_block'
      token.content = renderFence(token.info, token.content)
    }
    if (token.type !== 'heading_open') return
    const title = tokens[index + 1].content
    const id = uniqueId(title, taken)
    token.attrSet('id', id)
    if (token.tag === 'h2') chapters.push({ id, title })
  })
  return { html: markdown.renderer.render(tokens, markdown.options, {}), chapters }
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
