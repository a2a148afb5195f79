import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { splitFrontMatter } from '#app/common/markdown/front_matter'
import { renderMarkdown, type MarkdownChapter } from '#app/common/markdown/render_markdown'

/** The legal texts; file names double as page addresses. */
export const LEGAL_PAGES = [
  'acceptable-use',
  'cookie-policy',
  'data-policy',
  'privacy-policy',
  'terms-of-service',
] as const

export type LegalPageName = (typeof LEGAL_PAGES)[number]

export interface LegalPage {
  name: LegalPageName
  title: string
  summary: string
  /** day of the last change, `YYYY-MM-DD` */
  updatedOn: string
  html: string
  chapters: MarkdownChapter[]
}

const cache = new Map<LegalPageName, Promise<LegalPage>>()

/** The rendered text. Each file is read once, or on every request in development. */
export function findLegalPage(name: LegalPageName): Promise<LegalPage> {
  const cached = cache.get(name)
  if (cached && !app.inDev) return cached
  const page = load(name)
  cache.set(name, page)
  page.catch(() => cache.delete(name))
  return page
}

async function load(name: LegalPageName): Promise<LegalPage> {
  const file = await readFile(app.makePath('resources/legal', `${name}.md`), 'utf8')
  const { fields, text } = splitFrontMatter(file)
  const { title, summary, updated } = fields
  return { name, title, summary, updatedOn: updated, ...renderMarkdown(text) }
}
