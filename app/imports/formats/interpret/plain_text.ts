import { Parser } from 'htmlparser2'

const MARKUP = /<\/?[a-z][^<>]*>|&(#\d+|#x[\da-f]+|[a-z]+\d*);/i
const BREAKS: ReadonlySet<string> = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4'])
const HIDDEN: ReadonlySet<string> = new Set(['script', 'style'])

/** Entities and tags as the text that people would see. */
export function plainText(text: string): string {
  if (!MARKUP.test(text)) return text
  let plain = ''
  let hidden = 0
  const parser = new Parser({
    onopentag: (name) => {
      if (HIDDEN.has(name)) hidden++
      const isNew = name === 'br' || !plain.endsWith('\n')
      if (BREAKS.has(name) && plain && isNew) plain += '\n'
    },
    ontext: (part) => {
      if (!hidden) plain += part
    },
    onclosetag: (name) => {
      if (HIDDEN.has(name)) hidden--
      if (BREAKS.has(name) && name !== 'br' && !plain.endsWith('\n')) plain += '\n'
    },
  })
  parser.end(text)
  return plain
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
