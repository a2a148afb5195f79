import { createHash, createVerify, type KeyObject } from 'node:crypto'

type Header = [name: string, value: string]

/**
 * Whether a mail is signed by a key and arrived as it was signed, in the relaxed form of both
 * parts. Source: RFC 6376, sections 3.4 and 3.7.
 */
export function isSignedWith(message: Buffer, key: KeyObject): boolean {
  const text = message.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  const headers = headersOf(text.slice(0, end))
  const signature = headers.find(([name]) => name === 'dkim-signature')
  if (!signature) return false
  const tags = tagsOf(signature[1])
  const digest = createHash('sha256').update(relaxedBody(text.slice(end + 4)), 'latin1')
  if (digest.digest('base64') !== tags.bh) return false
  const signed = [
    ...headersNamed(headers, (tags.h ?? '').toLowerCase().split(':')),
    // the signature covers its own header without itself
    relaxed([signature[0], signature[1].replace(/\bb=[^;]*/, 'b=')]),
  ].join('\r\n')
  return createVerify('RSA-SHA256')
    .update(signed, 'latin1')
    .verify(key, tags.b ?? '', 'base64')
}

/** The domain and the selector under which mail programs look up the key. */
export function signerOf(message: Buffer): { domain?: string; selector?: string } {
  const [head = ''] = message.toString('latin1').split('\r\n\r\n')
  const signature = headersOf(head).find(([name]) => name === 'dkim-signature')
  const { d: domain, s: selector } = tagsOf(signature?.[1] ?? '')
  return { domain, selector }
}

function headersOf(head: string): Header[] {
  return head
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
    .map((line) => [
      line.slice(0, line.indexOf(':')).trim().toLowerCase(),
      line.slice(line.indexOf(':') + 1),
    ])
}

function tagsOf(value: string): Record<string, string> {
  const pairs = value.split(';').map((part) => /^\s*(\w+)\s*=(.*)$/s.exec(part))
  return Object.fromEntries(
    pairs.flatMap((pair) => (pair ? [[pair[1], pair[2].replace(/\s+/g, '')]] : []))
  )
}

/** Of several with one name the last counts first. */
function headersNamed(headers: Header[], names: string[]): string[] {
  const left = headers.toReversed()
  return names.flatMap((name) => {
    const at = left.findIndex((header) => header[0] === name)
    return at < 0 ? [] : left.splice(at, 1).map(relaxed)
  })
}

function relaxed([name, value]: Header): string {
  return `${name}:${value.replace(/[ \t]+/g, ' ').trim()}`
}

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
  while (lines.at(-1) === '') lines.pop()
  return lines.length ? `${lines.join('\r\n')}\r\n` : ''
}
