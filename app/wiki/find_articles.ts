import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { foldText } from '#app/common/text/fold_text'
import { parseArticle, type Article } from '#app/wiki/article'
import { MAX_WIKI_SEARCH_CHARACTERS } from '#app/wiki/search_limits'
import { SECTIONS } from '#app/wiki/wiki_sections'

const MAX_RELATED = 3

interface FoundArticle {
  article: Article
  /** chosen for it, then others of its section; no picture twice */
  related: Article[]
}

/** An article and what to read next; null if there is none of that name. */
export async function findArticle(slug: string): Promise<FoundArticle | null> {
  const articles = await listArticles()
  const article = articles.find((one) => one.slug === slug)
  if (!article) return null
  const chosen = article.related.flatMap((name) => articles.find((one) => one.slug === name) ?? [])
  const neighbors = articles.filter(
    (one) => one.section === article.section && one !== article && !chosen.includes(one)
  )
  return { article, related: withOwnPictures([...chosen, ...neighbors]).slice(0, MAX_RELATED) }
}

/** Those with a picture that none before them has, then the others. */
function withOwnPictures(articles: readonly Article[]): Article[] {
  const seen = new Set<string>()
  const [first, repeats]: [Article[], Article[]] = [[], []]
  for (const article of articles) {
    const { name } = article.picture
    ;(seen.has(name) ? repeats : first).push(article)
    seen.add(name)
  }
  return [...first, ...repeats]
}

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

/** For a word that begins with what was typed, in each part of an article. */
const WEIGHTS = { title: 100, lead: 10, text: 1 } as const
/** Times more for a whole word than for its beginning. */
const WHOLE_WORD = 2

/** The articles that have every word asked for, best first; all of them if nothing is asked. */
export async function searchArticles(query: string): Promise<readonly Article[]> {
  const articles = await listArticles()
  const words = foldText(query.slice(0, MAX_WIKI_SEARCH_CHARACTERS)).split(' ').filter(Boolean)
  if (!words.length) return articles
  return articles
    .map((article) => ({ article, score: scoreOf(article, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ article }) => article)
}

/** 0 unless every word appears somewhere. */
function scoreOf({ folded }: Article, words: string[]): number {
  const scores = words.map(
    (word) =>
      WEIGHTS.title * matchOf(folded.title, word) +
      WEIGHTS.lead * matchOf(folded.lead, word) +
      WEIGHTS.text * matchOf(folded.text, word)
  )
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

function matchOf(text: string, word: string): number {
  const padded = ` ${text} `
  if (padded.includes(` ${word} `)) return WHOLE_WORD
  return padded.includes(` ${word}`) ? 1 : 0
}
