import { linkifyit } from 'linkify-it'

export type MessagePart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; handle: string }

const linkify = linkifyit()
const MENTION = /(?<![\w.@])@([a-z][\w.]{2,29})/gi

/**
 * Splits a message into text, links and mentions. Only web and mail addresses are linked; only
 * people in the chat are mentioned.
 */
export function messageParts(content: string, handles: ReadonlySet<string>): MessagePart[] {
  const parts: MessagePart[] = []
  let end = 0
  for (const { index, lastIndex, text, url } of linkify.match(content) ?? []) {
    if (!/^(https?|mailto):/i.test(url)) continue
    parts.push(...mentionParts(content.slice(end, index), handles))
    parts.push({ kind: 'link', text, href: url })
    end = lastIndex
  }
  parts.push(...mentionParts(content.slice(end), handles))
  return parts
}

function mentionParts(text: string, handles: ReadonlySet<string>): MessagePart[] {
  const parts: MessagePart[] = []
  let end = 0
  for (const match of text.matchAll(MENTION)) {
    const handle = match[1].toLowerCase().replace(/\.$/, '')
    if (!handles.has(handle)) continue
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    const mention = text.slice(match.index, match.index + handle.length + 1)
    parts.push({ kind: 'mention', text: mention, handle })
    end = match.index + mention.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}
