import { renderLine } from '#app/common/markdown/render_markdown'
import type { Source } from '#app/wiki/articles/article'

const DEFINITION = /^\[\^(?<number>\d+)\]: (?<text>.+)$/

/** Reads an article's sources, one a line: `[^1]: Author, *Title*`, numbered in their order. */
export function parseSources(slug: string, text: string): Source[] {
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
export function citeSource(slug: string, sources: readonly Source[], number: string): string {
  const source = sources.at(Number(number) - 1)
  if (!source || number === '0') throw new Error(`The article ${slug} has no source ${number}`)
  const id = `cited-${number}-${source.citations.length + 1}`
  source.citations.push(id)
  const name = source.html.replace(/<[^>]*>/g, '')
  return `<sup><a id="${id}" href="#source-${number}" aria-label="Source ${number}: ${name}">[${number}]</a></sup>`
}
