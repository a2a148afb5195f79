import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { SECTIONS } from '#app/wiki/contract/sections'
import type { Article } from '#app/wiki/articles/article'
import { parseArticle } from '#app/wiki/articles/parse_article'

interface Wiki {
  articles: readonly Article[]
  /** changes with any of the files */
  version: string
}

let kept: Promise<Wiki> | null = null

/** Every article, in the order of its section and then by title. */
export async function listArticles(): Promise<readonly Article[]> {
  return (await readWiki()).articles
}

/** For the page cache. */
export async function findWikiVersion(): Promise<string> {
  return (await readWiki()).version
}

/** The files are read once, or each time in development. */
function readWiki(): Promise<Wiki> {
  if (kept && !app.inDev) return kept
  const wiki = load()
  kept = wiki
  wiki.catch(() => (kept = null))
  return wiki
}

async function load(): Promise<Wiki> {
  const [texts, drawings] = await Promise.all([
    readFolder(app.makePath('resources/wiki/luxury')),
    readFolder(app.makePath('resources/wiki/drawings')),
  ])
  const articles = [...texts].map(([slug, file]) => parseArticle(slug, file, drawings))
  const place = ({ section }: Article) => SECTIONS.findIndex(({ name }) => name === section)
  articles.sort((one, other) => place(one) - place(other) || compare(one.title, other.title))
  const version = createHash('sha256')
    .update(JSON.stringify([...texts, ...drawings]))
    .digest('base64url')
  return { articles, version }
}

/** Texts of a folder's files by their names without extension. */
async function readFolder(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder)).sort()
  const texts = files.map(async (file): Promise<[string, string]> => {
    return [basename(file, extname(file)), await readFile(join(folder, file), 'utf8')]
  })
  return new Map(await Promise.all(texts))
}

const { compare } = new Intl.Collator('en')
