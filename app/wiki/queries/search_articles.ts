import { foldText } from '#app/common/contract/fold_text'
import { MAX_SEARCH_CHARACTERS } from '#app/wiki/contract/search_limits'
import { listArticles } from '#app/wiki/queries/list_articles'
import type { Article } from '#app/wiki/articles/article'

/** For a word that begins with what was typed, in each part of an article. */
const WEIGHTS = { title: 100, lead: 10, text: 1 } as const
/** Times more for a whole word than for its beginning. */
const WHOLE_WORD = 2

/** The articles that have every word asked for, best first; all of them if nothing is asked. */
export async function searchArticles(query: string): Promise<readonly Article[]> {
  const articles = await listArticles()
  const words = foldText(query.slice(0, MAX_SEARCH_CHARACTERS)).split(' ').filter(Boolean)
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
