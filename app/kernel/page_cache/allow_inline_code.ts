import { createHash } from 'node:crypto'

const KINDS = new Map([
  ['script-src', 'script'],
  ['style-src', 'style'],
])

/**
 * Replaces the nonces of inline scripts and styles with hashes of their contents, so that the page
 * can be sent again.
 * @returns null if the nonce appears anywhere else
 * Source: Content Security Policy Level 3, 2.3.1
 * (hash-source)
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

/** The HTML parser normalizes line breaks before hashing. */
function asParsed(code: string): string {
  return code.replace(/\r\n?/g, '\n')
}
