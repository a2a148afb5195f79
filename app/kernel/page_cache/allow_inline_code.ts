import { createHash } from 'node:crypto'

const KINDS = new Map([
  ['script-src', 'script'],
  ['style-src', 'style'],
])

/**
 * Turns a page whose inline scripts and styles carry a nonce into one that can
 * be sent again and again: the policy allows exactly their contents, by hash.
 *
 * @returns null if the nonce stands anywhere else, so that it cannot be removed
 *
 * Source: Content Security Policy Level 3, 2.3.1 (hash-source)
 */
export function allowInlineCode(
  html: string,
  policy: string,
  nonce: string
): { html: string; policy: string } | null {
  const allowed = policy
    .split(';')
    .map((directive) => {
      const kind = KINDS.get(directive.trim().split(' ')[0])
      const sources = kind ? hashesOf(html, kind, nonce) : []
      return directive.replace(` 'nonce-${nonce}'`, sources.map((source) => ` ${source}`).join(''))
    })
    .join(';')
  const plain = html.replaceAll(` nonce="${nonce}"`, '')
  return plain.includes(nonce) || allowed.includes(nonce) ? null : { html: plain, policy: allowed }
}

function hashesOf(html: string, kind: string, nonce: string): string[] {
  const elements = html.matchAll(new RegExp(`<${kind}([^>]*)>(.*?)</${kind}>`, 'gs'))
  return [...elements]
    .filter(([, attributes, code]) => code && attributes.includes(` nonce="${nonce}"`))
    .map(([, , code]) => createHash('sha256').update(asParsed(code)).digest('base64'))
    .map((hash) => `'sha256-${hash}'`)
}

/** The parser turns every line break into one character before the hash is taken. */
function asParsed(code: string): string {
  return code.replace(/\r\n?/g, '\n')
}
